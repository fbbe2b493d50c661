import { z } from 'astro/zod'
import { art } from './art.ts'
import { chart } from './charts/chart.ts'
import { figure } from './figure.ts'
import { spansOf } from './time-frame.ts'
import { list } from './words.ts'

const icon = z.string().regex(/^[a-z0-9-]+$/, 'An icon is the name of a Lucide icon, such as "git-branch".')
const heading = z.string().min(4).max(90)
const lead = z.string().min(20).max(220)

/** A sounding: a figure as the chart prints it, its unit, and what was measured. */
const sounding = z.strictObject({
  figure: z.string().min(1).max(6),
  unit: z.string().min(1).max(14),
  text: z.string().min(20).max(110),
})

/** A place on the hero's chart. `x` and `y` are per cent of the chart's ground, from its upper left corner. */
const chartPoint = z.strictObject({
  label: z.string().min(2).max(20),
  figure: z.string().min(1).max(14),
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  /** Where the label stands, so that the line does not cross it: below or above and to the right, or over and centred. */
  side: z.enum(['below', 'above', 'over']).default('below'),
})

/**
 * What the dark hero's chart says. It is read as a list where it cannot be seen.
 *
 * course: the points are joined in order and the last is lit;
 * star: the first is lit and joined to each of the others;
 * stations: they stand alone and the last is lit.
 */
const heroChart = z.strictObject({
  caption: z.string().min(20).max(120),
  kind: z.enum(['course', 'star', 'stations']),
  points: list([4, 6], chartPoint),
})

const offering = z.strictObject({
  title: z.string().min(3).max(34),
  text: z.string().min(60).max(230),
  icon,
  art: art.optional(),
})

const reason = z.strictObject({
  figure: z.string().min(1).max(6),
  unit: z.string().min(1).max(14),
  title: z.string().min(8).max(44),
  text: z.string().min(60).max(200),
})

const titled = z.strictObject({ title: z.string().min(3).max(44), text: z.string().min(60).max(220) })

/** The drawing counts what the text names: callers who ask the same, places that read one fact, screens of one repair. */
const solution = titled.extend({
  icon,
  drawing: z
    .strictObject({ kind: z.enum(['peak', 'calls', 'places', 'screens']), count: z.number().int().min(1).max(240) })
    .optional(),
})

/** `leaves` is what a step ends with, such as "a dated plan". */
const step = titled.extend({ leaves: z.string().min(4).max(28).optional() })

/** Slugs of site/assets/tech, in the order shown. */
const stack = z.strictObject({ heading, lead, logos: list([12, 16], z.string().regex(/^[a-z0-9-]+$/)) })

const achievements = z.strictObject({
  heading,
  lead,
  figures: list(4, { figure: z.string().min(1).max(6), label: z.string().min(3).max(40) }),
})

/** The three groups of the mega-menu and of the listing's tabs. */
export const serviceCategory = z.enum(['core', 'specialized', 'additional'])

/** One service: its menu entry, its card in the listing and its landing page. The file's name is its id and its address. */
export const service = z.strictObject({
  /** Place within menus, listing and footer; lowest first. */
  order: z.number().int().positive(),
  /** The name that forms and the listing use. Menus use `menu.label`, which differs for two of them. */
  name: z.string().min(2).max(30),
  menu: z.strictObject({ label: z.string().min(2).max(30), line: z.string().min(10).max(64) }),
  category: serviceCategory,
  icon,
  card: z.strictObject({
    description: z.string().min(60).max(180),
    /** The card shows the first four. */
    features: list([4, 6], z.string().min(4).max(48)),
    technologies: list([3, 8], z.string().min(1).max(24)),
    projects: z.string().min(3).max(60),
    /** Read by the listing's chart: one range or two, in weeks or months. */
    timeline: z
      .string()
      .min(3)
      .max(60)
      .refine((text) => spansOf(text) !== null, 'Write one range or two, such as "2-3 months simple, 6-12+ complex"'),
    /** Its drawing in the listing and in the menu; without one the listing draws its time frame. */
    figure: figure.optional(),
  }),
  seo: z.strictObject({ title: z.string().min(10).max(60), description: z.string().min(120).max(160) }),
  /** The chart stands in the hero of the generic composition, which draws a sea-bed where there is none. */
  hero: z.strictObject({
    heading: z.string().min(10).max(36),
    intro: z.string().min(80).max(220),
    chart: heroChart.optional(),
  }),
  tiles: list(4, sounding),
  offerings: z.strictObject({ heading, lead, items: list(6, offering) }),
  reasons: z.strictObject({ heading, lead, items: list(3, reason) }),
  /** Its title is the same on every page and stands in content/pages/services.yaml. */
  band: z.strictObject({
    text: z.string().min(60).max(200),
    /** What its drawing shows: a part of the hero's, which a service without a composition has not. */
    caption: z.string().min(30).max(110).optional(),
  }),
  faqs: list(6, {
    question: z.string().min(10).max(90),
    /** The answer in a few words of its own, beside the question. */
    short: z.string().min(2).max(26).optional(),
    answer: z.string().min(80).max(420),
  }),
  /** `leaves` are the words over what the steps leave behind, and a shorter one before each. */
  process: z
    .strictObject({
      heading,
      lead,
      leaves: z.strictObject({ label: z.string().max(30), short: z.string().max(12) }).optional(),
      steps: list(6, step),
    })
    .optional(),
  stack: stack.optional(),
  /** A list because one page states its figures twice, with different ratings. */
  achievements: z.array(achievements).max(2).default([]),
  expertise: z.strictObject({ heading, lead, cards: list(4, titled) }).optional(),
  solutions: z.strictObject({ heading, lead, items: list([3, 6], solution) }).optional(),
  /** The data of the charts that the service's own composition draws, one of a kind. */
  charts: z
    .array(chart)
    .refine((charts) => new Set(charts.map(({ kind }) => kind)).size === charts.length, 'One chart of a kind.')
    .default([]),
  /** Asks for the carousel of content/pages/web-sites.yaml. */
  sites: z.strictObject({ heading, lead }).optional(),
})

export type Service = z.infer<typeof service>
