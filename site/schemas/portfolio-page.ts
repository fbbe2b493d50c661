import { z } from 'astro/zod'
import { projectCategory } from './project.ts'
import { list } from './words.ts'

/** content/pages/portfolio.yaml: everything on the portfolio that is not a project. */
export const portfolioPage = z.strictObject({
  seo: z.strictObject({ title: z.string().min(10).max(60), description: z.string().min(120).max(160) }),
  hero: z.strictObject({
    heading: z.string().min(4).max(44),
    intro: z.string().min(40).max(200),
    /** The link from the chosen bar to its project's page. */
    read: z.string(),
    /** In the dashed bar after the last project. */
    yours: z.string(),
  }),
  /** `mark` is set smaller, after the figure. */
  statistics: z.array(z.strictObject({ figure: z.string(), mark: z.string(), label: z.string() })).max(4),
  search: z.strictObject({ label: z.string(), placeholder: z.string() }),
  /** The counts are those the company states; they are not counted from the samples below. */
  categories: list(7, {
    id: z.enum(['all', ...projectCategory.options]),
    label: z.string(),
    count: z.number().int().nonnegative(),
  }),
  empty: z.strictObject({
    title: z.literal('No projects found matching your criteria.'),
    text: z.literal('Try adjusting your search terms or filters.'),
    clear: z.string(),
  }),
  sheet: z.strictObject({
    open: z.string(),
    problem: z.string(),
    measured: z.string(),
    built: z.string(),
    technologies: z.string(),
    highlights: z.string(),
    client: z.string(),
    industry: z.string(),
    team: z.string(),
    duration: z.string(),
    completed: z.string(),
    live: z.string(),
    code: z.string(),
    /** From the dialog to the project's page. */
    page: z.string(),
    note: z.string(),
  }),
  /** Words of a project's own page. */
  detail: z.strictObject({
    measuredFor: z.string(),
    builtIn: z.string(),
    people: z.string(),
    before: z.string(),
    after: z.string(),
    services: z.string(),
    voice: z.string(),
    copy: z.string(),
    copied: z.string(),
    send: z.string(),
    print: z.string(),
    bars: z.string(),
    next: z.string(),
    previous: z.string(),
  }),
  band: z.strictObject({
    heading: z.string().max(60),
    text: z.string().min(40).max(200),
    quote: z.string(),
    consultation: z.string(),
  }),
})

export type PortfolioPage = z.infer<typeof portfolioPage>
