import { z } from 'astro/zod'
import { words } from './words.ts'

/**
 * content/authors/{id}.yaml: who signs the articles. The company's own facts are written as tokens
 * (`{company}`, `{location}`, `{quotesMail}`, `{phone}`, `{domain}`) and filled in when content is read.
 * The profile's totals are counted from the articles and stand nowhere.
 */
export const author = z.strictObject({
  name: words(80),
  /** One line for the author box under an article. */
  tagline: words(140),
  bio: words(600),
  location: words(80),
  email: words(120),
  phone: words(40),
  website: words(120),
  /** The year, or year and month, in which the author joined. */
  joinDate: z.string().regex(/^\d{4}(-\d{2})?$/, 'Write YYYY or YYYY-MM, in quotes'),
  expertise: z.array(words(40)).min(1),
})

export type Author = z.infer<typeof author>
