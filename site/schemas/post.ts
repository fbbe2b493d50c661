import { z } from 'astro/zod'

/** The fixed list of spec part 2, "Blog listing", in the order of its filter buttons ("All" is the page's own). */
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

const text = z.string().trim().min(1, 'Must not be empty')

/** One question of the accordion under an article; several may be open at once. */
export const postFaq = z.strictObject({ question: text, answer: text })

/**
 * The front matter of content/blog/{slug}.md; the body below it is Markdown with h2 and h3 only, the title being h1.
 * Strict, so that a misspelt key stops the build. Read time is counted from the body and never written by hand.
 */
export const post = z
  .strictObject({
    /** The order in which the listing was given; the newest date, not this, decides what is shown first. */
    id: z.int().positive(),
    title: text.max(90, 'A title over 90 characters breaks the hero into five lines'),
    /** The file's name without .md, and the last part of its address. */
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case words joined by single hyphens'),
    /** What a card shows and what the blog search reads, beside the title. */
    excerpt: text.max(220, 'An excerpt over 220 characters overflows its card'),
    /** The lead under the title. */
    intro: text,
    /** The file of content/authors that wrote it. */
    author: z.literal('team'),
    date: day,
    updated: day,
    category: z.enum(POST_CATEGORIES),
    tags: z.array(text).min(2).max(6),
    /** The cover's file in site/assets/covers, without .svg. */
    cover: text,
    /** Shown as printed, never counted: the site keeps no statistics of its readers. */
    views: z.int().nonnegative(),
    likes: z.int().nonnegative(),
    /** Spec part 2: five questions or no accordion. */
    faqs: z.array(postFaq).length(5, 'An article has five questions or none').optional(),
    seo: z.strictObject({
      title: text.max(60, 'Search results cut a title after about 60 characters'),
      description: text
        .min(120, 'Use the room: a description has 120 to 160 characters')
        .max(160, 'Search results cut a description after about 160 characters'),
    }),
  })
  .refine((value) => value.updated >= value.date, { path: ['updated'], error: 'An update cannot precede the date' })

export type Post = z.infer<typeof post>
export type PostCategory = (typeof POST_CATEGORIES)[number]
