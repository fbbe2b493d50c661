import { z } from 'astro/zod'
import { label } from './words.ts'

const millimeters = z.number().positive().max(300)

/** Phones side by side, each in its own size, filled by the seconds that one build takes to start on it. */
export const coldStart = z.strictObject({
  kind: z.literal('cold-start'),
  title: label,
  note: z.string().min(4).max(40),
  /** Seconds that no phone may pass. */
  budget: z.number().positive(),
  phones: z
    .array(
      z.strictObject({
        label,
        /** Width and height of the phone. */
        millimeters: z.tuple([millimeters, millimeters]),
        seconds: z.number().positive(),
      }),
    )
    .length(3),
  /** Told of the slowest phone; [over] and [budget] are seconds. */
  verdict: z.string().min(10).max(120),
})
