import { z } from 'astro/zod'
import { list } from '../words.ts'
import { caption, clock, label, template } from './words.ts'

/** Minutes and seconds since the commit, "3:40". */
const sinceCommit = z.string().regex(/^\d{1,2}:[0-5]\d$/, 'A time reads like "3:40".')

/** One day's releases on one road: hours run across, the stations down. */
export const timetable = z.strictObject({
  kind: z.literal('day-of-releases'),
  caption,
  /** The first and the last hour of the day. */
  hours: z.tuple([z.number().int().min(0).max(24), z.number().int().min(0).max(24)]),
  /** The stations of the road, from the commit to production. */
  stations: list(5, { label, at: sinceCommit }),
  /** When each release was committed. All take the same time. */
  releases: list([3, 30], clock),
  /** The release that the page shows enlarged: one of those. */
  enlarged: clock,
  /** [count] releases, each of so many [minutes] and [seconds]. */
  total: z.string().includes('[count]').includes('[minutes]').includes('[seconds]').max(60),
  /** A build that stops at a station. */
  red: z.strictObject({ at: clock, station: label, label: z.string().min(3).max(40) }),
  /** The release that was taken back, and when. */
  back: z.strictObject({ of: clock, at: clock, label, note: label }),
  /** The same team before: when it reached and when it left each station, and what it waited for. */
  hand: z.strictObject({
    label,
    note: template.includes('[time]'),
    stops: list(5, { reached: clock, left: clock.optional(), waits: label.optional() }),
  }),
})

const job = z.strictObject({
  label,
  from: sinceCommit,
  to: sinceCommit,
  /** Its row, from 1; a job on several machines takes as many rows from there. */
  lane: z.number().int().min(1).max(8),
  machines: z.number().int().min(1).max(6).default(1),
  /** Nobody waits for it. */
  aside: z.boolean().default(false),
})

/** One release enlarged: what its machines did, minute by minute. */
export const road = z.strictObject({
  kind: z.literal('road'),
  caption: z.string().min(10).max(120),
  budget: sinceCommit,
  unit: label,
  jobs: list([4, 12], job),
  /** The [number] of a job that several machines share, of [all]. */
  shard: template.includes('[number]').includes('[all]'),
  spare: template.includes('[seconds]'),
  /** On the clock, done by machines, to spare of the [budget]. */
  sums: z.tuple([label, z.string().max(50), z.string().includes('[budget]').max(50)]),
})
