import { z } from 'astro/zod'
import { list, rises, words } from '../words.ts'

/** The weeks of the program; every chart of the page has this axis. */
const WEEKS = 12
const label = words(40)
const count = z.int().min(0).max(30)
const week = z
  .number()
  .min(1)
  .max(WEEKS + 1)

/** The water over the beach of the first screen: feet, one depth a week. */
export const beach = z.strictObject({
  depths: list(WEEKS, z.number().positive()).refine(rises, 'Each week is deeper than the last'),
  /** Feet at which the water is over a head. */
  head: z.number().positive(),
  labels: z.strictObject({ mentor: label, you: label, head: label }),
  /** What each phase means for who stands in it. */
  phases: list(3, label),
})

const benefit = z.strictObject({
  title: words(40),
  text: words(160),
  plot: z.enum(['projects', 'mentorship', 'certificate', 'letter', 'portfolio', 'networking']),
})

/** About the Program: six benefits over one axis of weeks. */
export const about = z.strictObject({
  heading: z.literal('About the Program'),
  lead: words(320),
  plot: z.strictObject({
    head: label,
    /** Comments a week on the intern's work, and those that the intern leaves. */
    received: list(WEEKS, count),
    given: list(WEEKS, count),
    /** Weeks in which a call takes place, and in which a small change is merged. */
    calls: list(3, z.int().min(1).max(WEEKS)),
    merges: list([3, 8], week),
    /** The week in which the project becomes a case. */
    case: week,
    labels: z.strictObject({
      trunk: label,
      feature: label,
      ships: label,
      received: label,
      given: label,
      first: label,
      count: label,
      paper: label,
      letter: label,
      consent: label,
      project: label,
      case: label,
      calls: list(3, label),
    }),
    caption: words(200),
  }),
  benefits: list(6, benefit).refine(
    (all) => new Set(all.map(({ plot }) => plot)).size === all.length,
    'Each benefit has a plot of its own',
  ),
})

/** Hours of a day, from and to. */
const span = z
  .tuple([z.int().min(0).max(24), z.int().min(0).max(24)])
  .refine(([from, to]) => from < to, 'It ends after it begins')

/** A week of an intern, of which the program takes 10 to 15 hours. */
export const sampleWeek = z.strictObject({
  caption: words(60),
  days: list(7, {
    name: words(3),
    lectures: span.optional(),
    shifts: span.optional(),
    ours: span.optional(),
  }),
  labels: z.strictObject({ lectures: label, shifts: label, ours: label }),
})

/** The one thing that a quote tells, drawn. */
export const drawing = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('review'), label, comments: z.int().min(1).max(24) }),
  z
    .strictObject({
      form: z.literal('close'),
      before: label,
      after: label,
      unit: words(6),
      minutes: z.int().positive(),
      saved: z.int().positive(),
    })
    .refine(({ minutes, saved }) => saved < minutes, 'No more can be saved than it took'),
  z.strictObject({
    form: z.literal('watched'),
    before: label,
    after: label,
    done: label,
    /** How far each of them came, in per cent of the task. */
    reached: list([3, 6], z.int().min(1).max(99)),
  }),
])

export type InternshipDrawing = z.infer<typeof drawing>
