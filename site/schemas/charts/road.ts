import { z } from 'astro/zod'
import { sinceCommit } from './timetable.ts'
import { label, template } from './words.ts'

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
  jobs: z.array(job).min(4).max(12),
  /** The [number] of a job that several machines share, of [all]. */
  shard: template.includes('[number]').includes('[all]'),
  spare: template.includes('[seconds]'),
  /** On the clock, done by machines, to spare of the [budget]. */
  sums: z.tuple([label, z.string().max(50), z.string().includes('[budget]').max(50)]),
})

export type Road = z.infer<typeof road>
