import { z } from 'astro/zod'
import { list, rises } from '../words.ts'
import { caption, clock, label, template } from './words.ts'

const claims = z.number().int().positive()

/** A state that every claim passes. Its hours are those of a state of the card's figure, by name. */
const station = z.strictObject({ label, state: label })

/** A way round: so many claims take it. They wait there for the hours of a state of the card's figure, or for so many. */
const channel = z
  .strictObject({ label, claims, state: label.optional(), hours: z.number().int().positive().optional() })
  .refine(({ state, hours }) => (state === undefined) !== (hours === undefined), 'Give either the state or the hours.')

/** One office as harbor approaches: a straight fairway, and the channels that the exceptions take. */
export const approaches = z
  .strictObject({
    kind: z.literal('approaches'),
    /** [all] are the claims that were counted. */
    caption: caption.includes('[all]'),
    /** All that were counted. */
    claims,
    stations: list(4, station),
    channels: list(4, channel),
    /** [stay] are the claims that take no way round, [all] all of them. */
    stay: z.strictObject({ label: template, note: label }),
    /** [left] are those that take one. */
    straight: z.string().includes('[left]').max(100),
    /** The course of one change of the system, over days. */
    change: z.strictObject({
      label: z.string().min(8).max(48),
      note: z.string().min(8).max(60),
      unit: label,
      steps: list(5, { label, day: z.number().int().min(0).max(6) }).refine(
        (steps) => rises(steps.map(({ day }) => day)),
        'In order of days.',
      ),
    }),
  })
  .refine(({ claims: all, channels }) => channels.reduce((sum, way) => sum + way.claims, 0) < all, {
    message: 'More claims leave the fairway than there are.',
    path: ['channels'],
  })

/** One claim from end to end on a scale of hours. The hours and the promise are those of the card's figure. */
export const claimCourse = z.strictObject({
  kind: z.literal('claim-course'),
  /** [used] and [promised] are hours. */
  title: template,
  /** [hours] are left of those promised. */
  spare: template,
  hour: label,
  promise: label,
})

/** A duty with `differ` is answered by the old system and the new one; so many answers of the last week differ. */
const duty = z.strictObject({
  name: z.string().min(2).max(12),
  in: z.enum(['new', 'both', 'old']),
  differ: z.number().int().min(0).optional(),
})

/** The duties of an old system, and which of them have moved to the new one. */
export const duties = z.strictObject({
  kind: z.literal('duties'),
  /** Behind their counts. */
  labels: z.strictObject({ new: label, both: label, old: label }),
  /** Behind the answers that differ. */
  differ: label,
  /** Under a duty that both answer alike; [differ] is their difference. */
  moves: template,
  duties: list(12, duty)
    .refine(
      (all) => all.every((one) => (one.in === 'both') === (one.differ !== undefined)),
      'A duty that both answer has `differ`, the others have none.',
    )
    .refine(
      (all) => all.every((one, index) => index === 0 || RANK[one.in] >= RANK[(all[index - 1] ?? one).in]),
      'First those that have moved, then those that both answer.',
    ),
})

const RANK = { new: 0, both: 1, old: 2 }

/** The attempts to deliver one message, each at its time. The last is accepted. */
export const attempts = z.strictObject({
  kind: z.literal('attempts'),
  title: z.string().min(4).max(40),
  attempts: list(3, { at: clock, code: z.number().int().min(100).max(599), label }).refine(
    (all) => rises(all.map(({ at }) => at)),
    'In order of time.',
  ),
})

/** The weeks across which the reasons are drawn; how long each takes is its own figure and unit. */
export const quarter = z.strictObject({
  kind: z.literal('quarter'),
  week: label,
  weeks: z.number().int().min(4).max(26),
})

const year = z.number().int().min(1950).max(2100)

/** How long each tool of the stack has been out. */
export const toolYears = z
  .strictObject({
    kind: z.literal('tool-years'),
    /** [read] is the year of reading. */
    caption: z.string().includes('[read]').max(90),
    /** Behind the zero of the scale. */
    unit: label,
    read: year,
    /** The year of the first release, by slug of the logo. */
    released: z.record(z.string(), year),
  })
  .refine(
    ({ released, read }) => Object.values(released).every((at) => at < read),
    'A tool is released before it is read.',
  )

/** Words to the two statements of the achievements, drawn beside each other. */
export const twoReadings = z.strictObject({
  kind: z.literal('two-readings'),
  /** Under the mean of the ratings. */
  mean: z.string().min(4).max(60),
  caption: z.string().min(20).max(200),
})
