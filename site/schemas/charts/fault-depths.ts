import { z } from 'astro/zod'
import { caption, label } from './words.ts'

const hours = z.number().positive().max(1000)

/** One fault, found at several depths: a lead hangs as deep as the hours that it costs to put right there. */
export const faultDepths = z.strictObject({
  kind: z.literal('fault-depths'),
  caption,
  /** After each number of hours. */
  unit: label,
  /** Where it is found early, the cheapest first. */
  finds: z.array(z.strictObject({ label, hours })).length(4),
  /** Where it is found last, and what that costs: the lead is as long as the sum. */
  last: z.strictObject({
    label,
    /** `fix` is the work that would have been needed anyway. */
    costs: z
      .array(z.strictObject({ label, hours, fix: z.boolean().default(false) }))
      .min(4)
      .max(8),
  }),
})

export type FaultDepths = z.infer<typeof faultDepths>
