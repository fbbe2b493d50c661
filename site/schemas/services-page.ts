import { z } from 'astro/zod'
import { serviceCategory } from './service.ts'

const heading = z.string().min(4).max(90)
const text = z.string().min(20).max(260)

/** A menu entry that has no page of its own: it opens a tab of the home page. */
const homeTabEntry = z.strictObject({
  label: z.string().min(2).max(30),
  line: z.string().min(10).max(64),
  category: serviceCategory,
  icon: z.string(),
  /** Id of the tab in the home page's Emerging Technologies. */
  tab: z.string(),
})

/** content/pages/services.yaml: the listing, the mega-menu's columns, and the words that all service pages have in common. */
export const servicesPage = z.strictObject({
  seo: z.strictObject({ title: z.string().min(10).max(60), description: z.string().min(120).max(160) }),
  hero: z.strictObject({ heading, intro: text, chartCaption: text }),
  tabs: z.array(z.strictObject({ id: z.enum(['all', ...serviceCategory.options]), label: z.string() })).length(4),
  card: z.strictObject({ projects: z.string(), timeline: z.string(), link: z.string() }),
  why: z.strictObject({
    label: z.string(),
    heading,
    lead: text,
    items: z
      .array(z.strictObject({ figure: z.string().max(6), unit: z.string().max(18), title: z.string().max(44), text }))
      .length(3),
  }),
  band: z.strictObject({ heading, text }),
  menu: z.strictObject({
    columns: z.array(z.strictObject({ category: serviceCategory, heading: z.string() })).length(3),
    extra: z.array(homeTabEntry),
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
    faq: z.strictObject({ heading: z.literal('Frequently Asked Questions'), aside: text }),
  }),
})

export type ServicesPage = z.infer<typeof servicesPage>
