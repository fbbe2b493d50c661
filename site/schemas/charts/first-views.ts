import { z } from 'astro/zod'
import { template } from './words.ts'

/** How many visits had their first view within each step of time, from zero on. */
export const firstViews = z.strictObject({
  kind: z.literal('first-views'),
  /** Seconds of a step. */
  step: z.number().positive(),
  visits: z.array(z.number().int().min(0)).min(20).max(80),
  /** The percentile that counts. */
  percentile: z.number().min(50).max(99),
  /** A fast machine in the office, in seconds. */
  office: z.number().positive(),
  /** [percentile], [seconds] and [visits] are computed. */
  labels: z.strictObject({
    percentile: template,
    meaning: z.string().min(10).max(60),
    note: template,
    office: template,
    /** Before the seconds that the visitor's own browser took. */
    own: template,
  }),
})
