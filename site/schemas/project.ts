import { z } from 'astro/zod'
import { list } from './words.ts'

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

/** `figure`: as it is printed, where the bare number is not. */
const stretch = z.strictObject({
  size: z.number().positive(),
  figure: z.string().max(10).optional(),
  text: z.string().min(8).max(64),
})

/** What was measured before and after, on one scale. */
const sounding = z
  .strictObject({
    heading: z.string().min(16).max(60),
    note: z.string().min(40).max(180),
    /** Of all sizes. A tick stands at each `step`. */
    unit: z.string().min(1).max(12),
    step: z.number().positive(),
    before: list([1, 4], stretch),
    after: stretch,
    saved: z.strictObject({ figure: z.string().max(10), text: z.string().min(8).max(64) }),
  })
  .refine(({ before, after }) => after.size < before.reduce((sum, { size }) => sum + size, 0), {
    path: ['after'],
    message: 'Less than all of `before` together.',
  })

/** One sample project. The file's name is its id. */
export const project = z.strictObject({
  /** Its sheet number on the chart and its place in the grid; lowest first. */
  order: z.number().int().positive(),
  title: z.string().min(2).max(30),
  description: z.string().min(60).max(180),
  category: projectCategory,
  /** The card shows the first three and counts the rest. */
  technologies: list([3, 10], z.string().min(1).max(24)),
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
  highlights: list([2, 6], z.string().min(4).max(48)),
  /** For the full sheet: what was there, what we measured, what we built. */
  story: z.strictObject({ problem: paragraph, measured: paragraph, built: paragraph }),
  /** Figures beside the story. */
  facts: list(3, { figure: z.string().min(1).max(8), unit: z.string().max(14), text: z.string().min(8).max(70) }),
  /** The picture's own ground, on which the project's page begins. */
  ground: z.string().regex(/^#[0-9a-f]{6}$/),
  /** What we did for it: ids of content/services. */
  services: list([1, 4], z.string()),
  /** What changed, in the fewest words: on the project's bar. */
  result: z.strictObject({ figure: z.string().max(8), text: z.string().max(24) }),
  /** "9 shifts". */
  measuredFor: z.string().min(4).max(24),
  sounding,
  /** Over the highlights. */
  doing: z.string().min(8).max(36),
  /** An invented voice of a user. */
  voice: z.strictObject({ words: z.string().min(20).max(80), who: z.string().min(4).max(30) }),
  /** The question beside the page's buttons. */
  ask: z.string().min(16).max(60),
})

export type Project = z.infer<typeof project>
