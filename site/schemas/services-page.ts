import { z } from 'astro/zod'
import { serviceCategory } from './service.ts'
import { list } from './words.ts'

const heading = z.string().min(4).max(90)
const text = z.string().min(20).max(260)

/** content/pages/services.yaml: the listing, its columns, and the words that all service pages have in common. */
export const servicesPage = z.strictObject({
  seo: z.strictObject({ title: z.string().min(10).max(60), description: z.string().min(120).max(160) }),
  hero: z.strictObject({
    heading,
    intro: text,
    /** The chart of all services, each as deep as it takes weeks. */
    chart: z.strictObject({ unit: z.string().max(8), short: z.string().max(3), caption: text }),
  }),
  tabs: list(4, { id: z.enum(['all', ...serviceCategory.options]), label: z.string() }),
  card: z.strictObject({
    /** Over a number of projects; "work" over the kinds of work, where there is no number. */
    projects: z.string(),
    work: z.string(),
    timeline: z.string(),
    technologies: z.string(),
    more: z.string(),
    quote: z.literal('Get A Quote'),
    link: z.string(),
    /** The caption of a service without a drawing of its own. */
    timeFrame: text,
  }),
  why: z.strictObject({
    label: z.string(),
    heading,
    lead: text,
    items: list(3, {
      figure: z.string().max(6),
      unit: z.string().max(18),
      title: z.string().max(44),
      text,
      /** The week of the ruler in which it begins. */
      week: z.int().min(0),
    }),
    /** One job in weeks: its parts end with the launch, support takes the rest. */
    ruler: z
      .strictObject({
        label: z.string().max(60),
        unit: z.string().max(8),
        weeks: z.int().positive(),
        flag: z.string().max(40),
        parts: z.array(z.strictObject({ label: z.string().max(20), weeks: z.int().positive() })).min(2),
        support: z.string().max(40),
        end: z.string().max(30),
      })
      .refine(({ weeks, parts }) => parts.reduce((sum, part) => sum + part.weeks, 0) < weeks, {
        error: 'The parts leave no week for support',
      }),
  }),
  band: z.strictObject({ heading, text }),
  menu: z.strictObject({
    columns: list(3, { category: serviceCategory, heading: z.string() }),
  }),
  /** Section labels and buttons of every landing page. */
  detail: z.strictObject({
    labels: z.strictObject({
      offerings: z.string(),
      solutions: z.string(),
      process: z.string(),
      stack: z.string(),
      achievements: z.string(),
      expertise: z.string(),
      reasons: z.string(),
      sites: z.string(),
    }),
    bandTitle: z.literal('Ready to Transform Your Online Presence?'),
    buttons: z.strictObject({
      quote: z.literal('Get A Quote'),
      portfolio: z.literal('View Our Portfolio'),
      consultation: z.literal('Schedule Consultation'),
    }),
    faq: z.strictObject({
      heading: z.literal('Frequently Asked Questions'),
      aside: text,
      /** The typical cost of specification 4.9.3. */
      cost: text,
      /** Over links to articles. */
      reading: z.string(),
    }),
  }),
})

export type ServicesPage = z.infer<typeof servicesPage>
