import { z } from 'astro/zod'
import { clock, label } from './words.ts'

/** The attempts to deliver one message, each at its time. The last is accepted. */
export const attempts = z.strictObject({
  kind: z.literal('attempts'),
  title: z.string().min(4).max(40),
  attempts: z
    .array(z.strictObject({ at: clock, code: z.number().int().min(100).max(599), label }))
    .length(3)
    .refine((all) => all.every(({ at }, index) => at > (all[index - 1]?.at ?? '')), 'In order of time.'),
})

export type Attempts = z.infer<typeof attempts>
