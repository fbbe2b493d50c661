import { z } from 'astro/zod'

/** Words to the two statements of the achievements, drawn beside each other. */
export const twoReadings = z.strictObject({
  kind: z.literal('two-readings'),
  /** Under the mean of the ratings. */
  mean: z.string().min(4).max(60),
  caption: z.string().min(20).max(200),
})
