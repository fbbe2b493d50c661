import { z } from 'astro/zod'
import { list, rises } from '../words.ts'
import { caption, label, template } from './words.ts'

const week = z.number().int().min(0).max(12)
const feature = z.string().min(2).max(16)

/** A first version as a voyage of twelve weeks: what is aboard, what goes overboard when, and what can be carried. */
export const scope = z
  .strictObject({
    kind: z.literal('scope'),
    caption,
    week: label,
    events: list([5, 8], { label, week, lit: z.boolean().default(false) })
      .refine((events) => rises(events.map((event) => event.week)), 'In order of weeks.')
      .refine((events) => events.filter(({ lit }) => lit).length === 1, 'One event is lit.'),
    kept: list([1, 6], feature),
    /** What a person does until it is worth automating. */
    byHand: z.strictObject({ name: feature, note: label }),
    /** The last that go overboard first, as they lie under what is kept. */
    overboard: list(3, { week, reason: z.string().min(8).max(60), features: list([1, 10], feature) }).refine(
      (groups) => rises(groups.map((group) => group.week).reverse()),
      'Latest week first.',
    ),
    /** Features that the crew can carry past each week, from week 0 on. */
    bed: list(13, z.number().positive()),
    labels: z.strictObject({ aboard: template, overboard: template, byWeek: template }),
  })
  .refine(
    ({ bed, kept, overboard }) =>
      bed.every((depth, at) => {
        const left = overboard.filter((group) => group.week > at)
        return depth >= kept.length + 1 + left.reduce((sum, { features }) => sum + features.length, 0)
      }),
    { message: 'More is aboard than can be carried past a week.', path: ['bed'] },
  )

const people = z.number().int().positive()

/** Visitors of one week, by the last thing that each of them did. */
export const funnel = z.strictObject({
  kind: z.literal('funnel'),
  /** [all], [week] and [goOn] are filled. */
  caption: caption.includes('[all]').includes('[week]').includes('[goOn]'),
  week: z.number().int().positive(),
  /** So many at the last step mean: go on. */
  goOn: people,
  /** How many reached each step. */
  steps: list(6, { label, reached: people })
    .refine((steps) => steps[0]?.reached === 400, 'The drawing has 400 dots.')
    .refine((steps) => rises(steps.map(({ reached }) => reached).reverse()), 'Fewer each time.'),
})

/** What strangers did with a prototype; each is a dot. */
export const strangers = z
  .strictObject({
    kind: z.literal('strangers'),
    title: z.string().min(4).max(48),
    of: z.number().int().min(3).max(8),
    rows: list([2, 4], { label: z.string().min(4).max(36), count: z.number().int().min(0) }),
  })
  .refine(({ of, rows }) => rows.every(({ count }) => count <= of), 'More did it than were asked.')

/** The three lists of the scope: aboard, by hand, overboard. */
export const manifest = z.strictObject({
  kind: z.literal('manifest'),
  aboard: label,
  byHand: label,
  overboard: label,
  /** Of those overboard, the ones that are named; [count] are the others. */
  named: list([2, 5], z.string()),
  more: template,
})

const zone = z.strictObject({ label, note: template })

/** A tide staff of payments. What was read and from where to go on are those of the funnel. */
export const staff = z.strictObject({
  kind: z.literal('staff'),
  title: label,
  /** Payments up to the top of the staff. */
  upTo: z.number().int().min(6).max(30),
  /** Below it: stop. */
  stop: z.number().int().positive(),
  /** In notes, [from] and [to] are filled where they stand. */
  zones: z.strictObject({ go: zone, talk: zone, stop: zone }),
  /** [count] and [week] are those of the funnel. */
  reading: template,
})
