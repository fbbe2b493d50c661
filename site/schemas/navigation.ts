import { z } from 'astro/zod'
import { figure } from './figure.ts'
import { list, seo, slug, words } from './words.ts'

/** The pages that have a fixed address: names of entries in contract/routes.ts. */
const page = z.enum([
  'home',
  'services',
  'portfolio',
  'career',
  'internship',
  'blog',
  'about',
  'contact',
  'privacy',
  'terms',
])

const link = z.strictObject({ label: words(30), page })

const category = z.enum(['core', 'specialized', 'additional'])

/** content/pages/navigation.yaml: specification 3.1 and 3.4. Services come from content/services. */
export const navigation = z.strictObject({
  header: z.strictObject({ items: list(7, link), action: z.literal('Get A Quote') }),
  menu: z.strictObject({
    columns: list(3, { category, title: words(30), short: words(14) }),
    /** Menu entries without a page of their own: they open a tab of the home page's Emerging Technologies. */
    extra: z.array(
      z.strictObject({
        label: words(30),
        short: words(14),
        line: words(64),
        category,
        technology: slug,
        card: z.strictObject({ projects: words(60), figure }),
      }),
    ),
    /** Spoken after a link that opens in a new tab. */
    newTabHint: words(40),
    /** Names the button that opens the list of services. */
    toggle: words(30),
    foot: z.strictObject({ question: words(40), quote: z.literal('Get A Quote'), all: words(40) }),
  }),
  footer: z.strictObject({
    about: words(200),
    services: words(20),
    company: words(20),
    reach: words(20),
    links: z.array(link).min(4),
    quotesLabel: words(30),
    careersLabel: words(30),
    replies: words(80),
    thisPage: z.strictObject({
      heading: words(60),
      kept: words(140),
      slow: words(80),
      how: words(30),
      path: z.string().startsWith('/'),
      missed: words(12),
      measures: list(4, {
        id: z.enum(['paint', 'bytes', 'blocked', 'hosts']),
        unit: z.string().max(4),
        text: words(40),
        budget: z.number().min(0).optional(),
        says: words(30).optional(),
      }),
    }),
    newsletter: z.strictObject({ heading: words(80) }),
  }),
  /** The spoken name of each social link, by the network's name in content/company.yaml. */
  socials: z.record(z.string(), words(60)),
})

/** For addresses that begin so; one that ends in a slash needs script. Without service and technology it leads to Contact. */
const suggestion = z
  .strictObject({
    path: z.string().startsWith('/'),
    text: words(120),
    label: words(40),
    service: slug.optional(),
    technology: slug.optional(),
  })
  .refine(({ service, technology }) => !service || !technology, 'Name a service, a technology or neither')

const missing = { heading: words(40), text: words(180) }

/** content/pages/not-found.yaml: what stands where nothing is, and what to offer at known wrong addresses. */
export const notFound = z.strictObject({
  seo,
  page: z.strictObject({
    ...missing,
    links: z.array(link).min(1),
    /** What is said of a page that lies near, and under the chart. */
    near: words(60),
    note: words(120),
    search: z.strictObject({
      heading: words(40),
      text: words(100),
      label: words(60),
      action: words(20),
      empty: words(60),
    }),
  }),
  article: z.strictObject({
    ...missing,
    action: words(30),
    log: z.strictObject({ head: words(60), empty: words(20), read: words(20) }),
  }),
  profile: z.strictObject({ ...missing, action: words(30), empty: words(30) }),
  suggestions: z.array(suggestion),
  /** In place of a page that the server could not make. */
  faults: z.strictObject({
    note: words(80),
    action: words(20),
    again: words(60),
    broken: z.strictObject(missing),
    unavailable: z.strictObject(missing),
  }),
})

export type PageName = z.infer<typeof page>
