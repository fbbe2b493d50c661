import { z } from 'astro/zod'
import { list, rises } from '../words.ts'
import { caption, label, template } from './words.ts'

/** Hour of the day and requests a second, in order of the hours. Hours beyond the day are what wide windows show. */
const curve = list([6, 60], z.tuple([z.number().min(-12).max(36), z.number().positive()])).refine(
  (points) => rises(points.map(([hour]) => hour)),
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

/** One booking as the product's side panel shows it: what stands for the whole plate on a phone. */
export const booking = z.strictObject({
  kind: z.literal('booking'),
  state: label,
  product: label,
  name: label,
  length: label,
  rows: list([3, 7], z.tuple([label, label])),
  total: z.tuple([label, label]),
  action: label,
})

const milliseconds = z.number().int().min(0)

/** One view of one page: what was fetched and when, and what the visitor saw meanwhile. */
export const pageView = z
  .strictObject({
    kind: z.literal('page-view'),
    /** Milliseconds since the tap. */
    budget: milliseconds,
    rows: list([4, 9], { label, from: milliseconds, to: milliseconds }),
    /** The moments that the visitor notices, in order; the last is the whole. */
    moments: list(5, { label, at: milliseconds }),
    /** From when on parts of the page are seen. */
    seen: z.strictObject({
      frame: milliseconds,
      name: milliseconds,
      text: milliseconds,
      picture: z.tuple([milliseconds, milliseconds]),
      ready: milliseconds,
    }),
    /** Milliseconds between two frames of the film strip, and how many there are. */
    every: milliseconds.positive(),
    frames: z.number().int().min(4).max(10),
    subject: z.string().min(10).max(60),
    /** [budget] and [spare] are in seconds. */
    text: z.string().min(20).max(160),
    budgetLabel: label,
    page: z.strictObject({ product: label, title: label, lines: list(2, z.tuple([label, label])), action: label }),
  })
  .refine(({ rows }) => rows.every(({ from, to }) => to > from), 'A row must end after it begins.')
  .refine(
    ({ rows, moments }) => Math.max(...rows.map(({ to }) => to)) === moments.at(-1)?.at,
    'The last moment is the end of the last row.',
  )

const time = z.string().regex(/^\d\d:\d\d:\d\d\.\d{3}$/, 'A time to the millisecond reads like "18:04:11.206".')

/** Two requests for one place, on an axis of milliseconds. */
export const lastPlace = z.strictObject({
  kind: z.literal('last-place'),
  title: z.string().min(4).max(40),
  note: label,
  /** The first has it. */
  requests: z.tuple([z.strictObject({ at: time, answer: label }), z.strictObject({ at: time, answer: label })]),
  /** [apart] is in milliseconds. */
  apart: template,
})

/** How many visits had their first view within each step of time, from zero on. */
export const firstViews = z.strictObject({
  kind: z.literal('first-views'),
  /** Seconds of a step. */
  step: z.number().positive(),
  visits: list([20, 80], z.number().int().min(0)),
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
