import { z } from 'astro/zod'
import { list } from '../words.ts'
import { label } from './words.ts'

const caption = z.string().min(10).max(120)
const count = z.number().int().min(1).max(60)

/** Resources in the repository above those in the cloud; three of them change. Places count from 1. */
export const resources = z
  .strictObject({
    kind: z.literal('resources'),
    caption,
    count,
    repository: label,
    cloud: label,
    added: z.strictObject({ at: count, label }),
    changed: z.strictObject({ at: count, from: count, to: count, label }),
    dropped: z.strictObject({ at: count, label }),
  })
  .refine(({ count: all, added, changed, dropped }) => [added, changed, dropped].every(({ at }) => at <= all), {
    message: 'A change lies beyond the last resource.',
  })

/** Containers on the nodes while one node after the other is drained. Their sum never changes. */
export const drain = z
  .strictObject({
    kind: z.literal('drain'),
    caption: z.string().includes('[minutes]').includes('[containers]').max(120),
    nodes: list([2, 4], label),
    /** Minutes, and the containers on each node from then on. */
    stages: z
      .array(z.strictObject({ from: z.number().min(0), to: z.number(), on: z.array(z.number().int().min(0)) }))
      .min(3),
    /** The minute of the offering's text. */
    moment: z.number().min(0),
    unit: label,
  })
  .refine(({ stages, nodes }) => stages.every(({ on }) => on.length === nodes.length), 'One number a node.')
  .refine(({ stages }) => new Set(stages.map(({ on }) => on.reduce((sum, many) => sum + many, 0))).size === 1, {
    message: 'In each stage as many containers run.',
  })

/** Alert rules by the days on which someone acted. One without a day is deleted. */
export const alerts = z.strictObject({
  kind: z.literal('alerts'),
  caption,
  days: count,
  rules: list([4, 10], { label, acted: z.array(count).max(12) }),
  first: label,
  deleted: label,
})

/** Findings of one push, narrowed twice. Places count from 0. */
export const findings = z
  .strictObject({
    kind: z.literal('findings'),
    caption: z.string().includes('[found]').includes('[stops]').max(120),
    found: z.strictObject({ label, count }),
    runs: z.strictObject({ label, places: z.array(z.number().int().min(0)) }),
    usable: z.strictObject({ label, places: z.array(z.number().int().min(0)) }),
  })
  .refine(({ found, runs, usable }) => {
    return runs.places.every((at) => at < found.count) && usable.places.every((at) => runs.places.includes(at))
  }, 'Each step keeps some of the step before.')

const day = list(24, z.number().min(0).max(24))

/** A week of machines by the hour, over the customers that they serve. */
export const machineWeek = z
  .strictObject({
    kind: z.literal('machine-week'),
    caption: z.string().includes('[awake]').includes('[all]').max(120),
    /** Machines that ran all night, as before. */
    before: count,
    beforeLabel: z.string().includes('[before]').max(50),
    days: list(7, z.string().min(1).max(3)),
    machines: z.strictObject({ label, weekday: day, weekend: day }),
    /** In machines that they need. */
    customers: z.strictObject({ label, weekday: day, weekend: day }),
  })
  .refine(({ machines, customers }) => {
    return (['weekday', 'weekend'] as const).every((kind) =>
      machines[kind].every((many, hour) => many >= (customers[kind][hour] ?? 0)),
    )
  }, 'At each hour enough machines are awake.')

/** Who merges, on an axis of time on which equal ratios take equal room. Hours. */
export const mergeShare = z.strictObject({
  kind: z.literal('merge-share'),
  caption,
  start: z.number().positive(),
  end: z.number().positive(),
  ticks: list([2, 8], { hours: z.number().positive(), label }),
  /** Where each reason stands. */
  marks: list(3, z.number().positive()),
  /** Weeks over which the merging passes from us to the client. */
  weeks: z.number().int().min(2).max(20),
  ours: label,
  yours: label,
})
