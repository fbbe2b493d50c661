import { z } from 'astro/zod'

/** What a project can be filed under. The portfolio's buttons add `all`. */
export const projectCategory = z.enum(['web', 'mobile', 'ecommerce', 'saas', 'healthcare', 'fintech'])

/** Sample projects live on reserved names, which can never become somebody's real address. */
const exampleUrl = z
  .url()
  .refine(
    (url) => !URL.canParse(url) || new URL(url).hostname.endsWith('.example'),
    'Use an address that ends in .example',
  )

const paragraph = z.string().min(120).max(620)
const percent = z.number().min(0).max(100)

/** One sample project. The file's name is its id. */
export const project = z.strictObject({
  /** Its sheet number on the chart and its place in the grid; lowest first. */
  order: z.number().int().positive(),
  title: z.string().min(2).max(30),
  description: z.string().min(60).max(180),
  category: projectCategory,
  /** The card shows the first three and counts the rest. */
  technologies: z.array(z.string().min(1).max(24)).min(3).max(10),
  /** File id of site/assets/mockups, without size and ending. */
  image: z.string().regex(/^project-[a-z0-9-]+$/),
  alt: z.string().min(20).max(220),
  liveUrl: exampleUrl,
  githubUrl: exampleUrl,
  /** Year and month. */
  completionDate: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as 2025-11.'),
  client: z.string().min(2).max(40),
  industry: z.string().min(2).max(30),
  /** People. */
  teamSize: z.number().int().positive(),
  duration: z.string().regex(/^\d+ (weeks|months)$/, 'Write "9 months" or "10 weeks".'),
  /** The card shows the first two. */
  highlights: z.array(z.string().min(4).max(48)).min(2).max(6),
  /** For the full sheet: what was there, what we measured, what we built. */
  story: z.strictObject({ problem: paragraph, measured: paragraph, built: paragraph }),
  /** Figures beside the story. */
  facts: z
    .array(
      z.strictObject({ figure: z.string().min(1).max(8), unit: z.string().max(14), text: z.string().min(8).max(70) }),
    )
    .length(3),
  /** Where the sheet lies on the hero's chart, per cent of its ground. */
  sheet: z.strictObject({ x: percent, y: percent, width: percent, height: percent }),
})

export type Project = z.infer<typeof project>
