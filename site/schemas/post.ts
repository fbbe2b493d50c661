import { z } from 'astro/zod'
import { list, seo, slug, words } from './words.ts'

/** The fixed list of specification 10.1.3, in the order of its filter buttons ("All" is the page's own). */
export const POST_CATEGORIES = [
  'Partnership',
  'Technology',
  'Cloud Computing',
  'Mobile Development',
  'Artificial Intelligence',
  'Security',
] as const

/**
 * A calendar day as `YYYY-MM-DD`, without a time zone: an article is dated, not timed.
 * Astro's YAML reader turns an unquoted 2026-01-14 into a Date and others leave it a string, so both are taken.
 */
const day = z
  .union([z.iso.date('Write the day as YYYY-MM-DD'), z.date()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString().slice(0, 10)))

const share = z.number().gt(0).lt(1)

/**
 * The chart of an article's first screen. Most draw one of the article's own tables, and the build fails where it is
 * missing; two draw figures that stand in its text.
 */
const chart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['hollows', 'estimate', 'kinds', 'intervals']) }),
  z.strictObject({
    kind: z.literal('alerts'),
    /** In a day: all, and those that are real. */
    alerts: z.int().positive(),
    real: z.int().positive(),
    /** How many one shift reads. */
    shift: z.int().positive(),
  }),
  z.strictObject({
    kind: z.literal('route'),
    stops: z.int().positive(),
    writesAtEach: z.int().positive(),
    /** Share of writes that go through at the first try. */
    firstTry: share,
    /** Places without signal, and the stop that lies in one. */
    shadows: list(3, { name: words(20), stop: z.int().positive().optional() }),
  }),
])

const readings = z.strictObject({ name: words(20), units: z.int().positive(), dollars: z.int().positive() })
const days = z.tuple([z.int().positive(), z.int().positive(), z.int().positive()])
const hours = z.tuple([z.int().min(0).max(23), z.int().min(1).max(24)])

/** Drawings in the text, from figures that stand in it. `<!-- drawing: {name} -->` places one. */
const drawing = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('unit-cost'),
    /** What is paid for, and what it is divided by. */
    bill: words(30),
    unit: words(30),
    /** Before and after. */
    readings: z.tuple([readings, readings]),
  }),
  z.strictObject({
    name: z.literal('week-hours'),
    machines: z.int().positive(),
    dollarsAnHour: z.number().positive(),
    hoursAMonth: z.int().positive(),
    /** Hours in which somebody works, Monday to Friday. */
    worked: hours,
    /** One evening on which somebody stayed. `day` is 0 on Mondays. */
    late: z.strictObject({ day: z.int().min(0).max(6), hours, words: words(30) }),
  }),
  z.strictObject({
    name: z.literal('narrowed-range'),
    /** Person-days of each piece, low, likely and high, as the article's table has them. */
    pieces: z.array(days).min(2),
    /** The piece that is surveyed further, from 0, what it then takes, and the days of that survey. */
    surveyed: z.strictObject({ piece: z.int().nonnegative(), narrowed: days, days: z.int().positive() }),
  }),
  z.strictObject({
    name: z.literal('pauses'),
    /** The longest pause after the first failed try, and after any. */
    firstSeconds: z.int().positive(),
    mostMinutes: z.int().positive(),
    tries: z.int().min(2).max(20),
  }),
])

/** One question of the accordion under an article; several may be open at once. */
const postFaq = z.strictObject({ question: words(100), answer: words(420) })

/**
 * The front matter of content/blog/{slug}.md; the body below it is Markdown with h2 and h3 only, the title being h1.
 * Strict, so that a misspelt key stops the build. Read time is counted from the body and never written by hand.
 */
export const post = z
  .strictObject({
    /** The order in which the listing was given; the newest date, not this, decides what is shown first. */
    id: z.int().positive(),
    title: words(90),
    /** The file's name without .md, and the last part of its address. */
    slug,
    /** What a card shows and what the blog search reads, beside the title. */
    excerpt: words(220),
    /** The lead under the title. */
    intro: words(220),
    /** The file of content/authors that wrote it. */
    author: z.literal('team'),
    date: day,
    updated: day,
    category: z.enum(POST_CATEGORIES),
    tags: list([2, 6], words(30)),
    /** The services that it argues for: ids of content/services. Each page links to the other. */
    services: z.array(z.string()).max(3).default([]),
    /** A picture beside the article, such as `./harbor.jpg`, or a drawing of site/assets/covers without .svg. */
    cover: z
      .string()
      .regex(
        /^(\.\/[^/]+|[a-z0-9-]+)$/,
        'Name a picture beside the article, such as "./harbor.jpg", or a drawing of site/assets/covers.',
      )
      .optional(),
    /** Who took the picture: stands on it. */
    credit: words(40).optional(),
    chart: chart.optional(),
    drawings: z.array(drawing).optional(),
    /** Shown as printed, never counted: the site keeps no statistics of its readers. */
    views: z.int().nonnegative(),
    likes: z.int().nonnegative(),
    /** For the author profile's cards and total only (specification 10.2.2); articles themselves take no comments. */
    comments: z.int().nonnegative(),
    /** Specification 10.2.3: five questions or no accordion. */
    faqs: z.array(postFaq).length(5, 'An article has five questions or none').optional(),
    seo,
  })
  .refine((value) => value.updated >= value.date, { path: ['updated'], error: 'An update cannot precede the date' })

export type Drawing = z.infer<typeof drawing>
export type Post = z.infer<typeof post>
