import { z } from 'astro/zod'
import { caption, label, template } from './words.ts'

/** Hour of the day and requests a second, in order of the hours. Hours beyond the day are what wide windows show. */
const curve = z
  .array(z.tuple([z.number().min(-12).max(36), z.number().positive()]))
  .min(6)
  .max(60)
  .refine(
    (points) => points.every(([hour], index) => hour > (points[index - 1]?.[0] ?? -99)),
    'The hours stand in order.',
  )

/** The busiest day of a site, and the same day in steps up to a multiple of it, as a load test plays it. */
export const loadTest = z.strictObject({
  kind: z.literal('load-test'),
  /** The busiest day as it is expected, and a usual one. */
  busiest: curve,
  usual: curve,
  usualLabel: label,
  /** The lines are so far apart and go so far, as multiples of the busiest day. */
  step: z.number().positive(),
  upTo: z.number().int().min(2).max(5),
  /** Seconds to first view: without load and at the highest. Between them they grow with load to the power of `power`. */
  firstView: z.strictObject({
    least: z.number().positive(),
    most: z.number().positive(),
    power: z.number().positive().max(2),
  }),
  /** Where the time is printed: hour, and multiple of the day's load. */
  soundings: z.array(z.tuple([z.number().min(0).max(24), z.number().positive()])).max(24),
  /** [times], [load] and [seconds] are computed. */
  labels: z.strictObject({
    expected: template,
    expectedNote: label,
    rehearsed: template,
    rehearsedNote: template,
    rate: template,
    reading: template,
    readingNote: template,
  }),
  caption,
  /** [sounding] is the time at the highest load as it is printed on the chart. */
  key: z.string().min(10).max(60),
})
