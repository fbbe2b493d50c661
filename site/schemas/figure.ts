import { z } from 'astro/zod'
import { list, words } from './words.ts'

// The small drawing of a service in the listing and in the menu: one form for each kind of fact. Sums and totals are never
// written: a caption names them as [total], and the drawing computes them.

const caption = words(96)
const label = words(14)
const count = z.int().nonnegative()
const positive = z.number().positive()

/** Steps of one request, per cent of its whole time. */
const waterfall = z.strictObject({
  kind: z.literal('waterfall'),
  /** Caption figures: total, budget. */
  caption,
  /** Seconds. */
  total: positive,
  budget: positive,
  rows: list([3, 7], { label, from: z.number().min(0).max(100), to: z.number().min(0).max(100) }).refine(
    (rows) => rows.every(({ from, to }) => from < to),
    'A row must end after it begins',
  ),
})

/** Six states that one case passes in order, with the hours that it stays; from one of them it may be sent back. */
const states = z.strictObject({
  kind: z.literal('states'),
  /** Caption figures: total, budget. */
  caption,
  /** Hours promised. */
  budget: positive,
  back: words(12),
  states: list(6, { label: words(12), hours: positive }),
})

/** One working day with and without signal, and the edits made meanwhile. */
const coverage = z.strictObject({
  kind: z.literal('coverage'),
  /** Caption figures: edits. */
  caption,
  from: words(5),
  to: words(5),
  waiting: words(20),
  /** Signal in per cent; without any, the edits wait. */
  stretches: z.array(z.strictObject({ minutes: positive, signal: z.number().min(0).max(100), edits: count })).min(3),
})

/** Two counts of the same thing that agree after a correction each. */
const reconciliation = z
  .strictObject({
    kind: z.literal('reconciliation'),
    caption,
    result: label,
    more: z.strictObject({ label, count, correction: label, off: count }),
    less: z.strictObject({ label, count, correction: label, off: count }),
  })
  .refine(({ more, less }) => more.count - more.off === less.count + less.off, 'The two counts do not agree in the end')

/** A region lost and another taking over: how much is served, over minutes. */
const failover = z.strictObject({
  kind: z.literal('failover'),
  caption,
  lost: label,
  taking: label,
  served: label,
  /** Minutes from one before the loss to the end of the drill. */
  minutes: positive,
  alarm: z.strictObject({ label, at: positive }),
  leads: z.strictObject({ label, at: positive }),
  /** Per cent served by the region that takes over, up to all of it. */
  curve: z.array(z.strictObject({ at: positive, share: z.number().min(0).max(100) })).min(3),
})

/** One release: steps in a row, several jobs side by side, steps in a row again. Clock times of mm:ss. */
const release = z.strictObject({
  kind: z.literal('release'),
  /** Caption figures: total, budget. */
  caption,
  budget: words(5),
  begins: label,
  splits: words(5),
  jobs: list([3, 5], label),
  joins: words(5),
  between: z.int().min(0).max(2),
  ends: z.strictObject({ label, at: words(5) }),
})

/** What breaks how often, by what it would cost. */
const risks = z.strictObject({
  kind: z.literal('risks'),
  caption,
  axes: z.strictObject({ low: label, high: label, rare: label, often: label }),
  /** Columns to the right are more often, rows upwards cost more; both from 1. Weight 1 to 4 is how much is used there. */
  faults: z
    .array(
      z.strictObject({
        often: z.int().min(1).max(6),
        cost: z.int().min(1).max(5),
        weight: z.int().min(1).max(4),
        label: label.optional(),
      }),
    )
    .min(4),
})

/** Something counted a day at a time, up to a goal and beyond. */
const running = z.strictObject({
  kind: z.literal('running'),
  /** Caption figures: total, days. */
  caption,
  goal: z.strictObject({ label: words(40), count: z.int().positive() }),
  first: label,
  daily: list([4, 20], count),
})

/** Everything somebody runs, one dot each: those that have an owner, a proven restore, and those that carry the company. */
const estate = z
  .strictObject({
    kind: z.literal('estate'),
    /** Caption figures: total, owned, vital. */
    caption,
    vital: z.strictObject({ label, count }),
    proven: z.strictObject({ label, count }),
    owned: z.strictObject({ label, count }),
    nobody: z.strictObject({ label, count }),
  })
  .refine(({ vital, proven, owned }) => vital.count <= proven.count && proven.count <= owned.count, {
    error: 'What is vital is proven, and what is proven is owned',
  })

/** Releases of one thing, each scored on the same cases; those under the bar are held. */
const scores = z.strictObject({
  kind: z.literal('scores'),
  /** Caption figures: cases, held. */
  caption,
  cases: z.int().positive(),
  bar: z.strictObject({ label, count }),
  held: label,
  right: list([4, 9], count),
})

export const figure = z.discriminatedUnion('kind', [
  waterfall,
  states,
  coverage,
  reconciliation,
  failover,
  release,
  risks,
  running,
  estate,
  scores,
])

export type Figure = z.infer<typeof figure>
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>
