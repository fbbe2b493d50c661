import { z } from 'astro/zod'
import { label } from './words.ts'

/** The weeks across which the reasons are drawn; how long each takes is its own figure and unit. */
export const quarter = z.strictObject({
  kind: z.literal('quarter'),
  week: label,
  weeks: z.number().int().min(4).max(26),
})
