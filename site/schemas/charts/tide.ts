import { z } from 'astro/zod'
import { caption, label } from './words.ts'

/** Minutes and seconds since the region was lost, "8:20". */
const minutes = z.string().regex(/^\d{1,2}:[0-5]\d$/, 'A time reads like "8:20".')
const percent = z.number().min(0).max(100)

/** One rehearsal of a failover: when each event came, and the share of requests that were answered meanwhile. */
const run = z
  .strictObject({
    name: z.string().min(3).max(24),
    note: z.string().min(3).max(34),
    /** In the order of `events`; the first is the loss itself. */
    times: z.array(minutes).length(5),
    /** Per cent answered right after the loss, at the lowest, and once the replica leads. */
    levels: z.tuple([percent, percent, percent]),
  })
  .refine(({ times }) => times[0] === '0:00', 'The clock starts when the region is lost.')
  .refine(({ times }) => {
    const seconds = times.map((time) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
    return seconds.every((at, index) => index === 0 || at > (seconds[index - 1] ?? 0))
  }, 'The times of a run rise.')
  .refine(({ levels: [drop, low, reading] }) => low <= drop && low < reading, 'The second level is the lowest.')

/** Failover drills, each a tide: the water is the share of requests answered. The last run stands in the hero. */
export const tide = z.strictObject({
  kind: z.literal('tide'),
  caption,
  /** What the dots above the water mean. */
  stipple: z.string().min(4).max(40),
  events: z.array(label).length(5),
  /** Who answers before and after, with a shorter name for a narrow chart. */
  before: z.strictObject({ label, short: label }),
  after: z.strictObject({ label, short: label }),
  /** After the per cent of the second and third level. */
  low: label,
  reading: label,
  tenths: label,
  requestsPerSecond: z.number().int().positive(),
  /** [waited] is the figure before it, rounded to hundreds; [all] are all requests until everyone is served. */
  waited: z.string().includes('[all]').max(40),
  heading: z.string().min(4).max(60),
  lead: z.string().min(20).max(140),
  /** Over the first and the sixth column; the events stand between them. */
  columns: z.tuple([label, label]),
  runs: z.array(run).min(2).max(4),
})

export type Tide = z.infer<typeof tide>
