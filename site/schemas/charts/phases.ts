import { z } from 'astro/zod'
import { label } from './words.ts'

/** The phases that the six steps of a process belong to, in their order. */
export const phases = z
  .strictObject({
    kind: z.literal('phases'),
    items: z
      .array(z.strictObject({ label, time: label, steps: z.number().int().min(1).max(5) }))
      .min(2)
      .max(3),
  })
  .refine(({ items }) => items.reduce((sum, { steps }) => sum + steps, 0) === 6, 'The phases hold six steps.')
