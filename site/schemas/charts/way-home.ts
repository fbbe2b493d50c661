import { z } from 'astro/zod'
import { label } from './words.ts'

/** Three stations on the way out of the server room, and what one goes back with from each. */
export const wayHome = z.strictObject({
  kind: z.literal('way-home'),
  origin: z.string().min(4).max(44),
  stations: z.array(label).length(3),
})
