import { z } from 'astro/zod'

const text = z.string().trim().min(1, 'Must not be empty')

/**
 * content/authors/{id}.yaml: who signs the articles. The company's own facts are written as tokens
 * (`{company}`, `{location}`, `{quotesMail}`, `{phone}`, `{domain}`) and filled in when content is read.
 * The profile's totals are counted from the articles and stand nowhere.
 */
export const author = z.strictObject({
  name: text,
  /** One line for the author box under an article. */
  tagline: text.max(140, 'The author box holds two lines'),
  bio: text,
  location: text,
  email: text,
  phone: text,
  website: text,
  /** The year, or year and month, in which the author joined. */
  joinDate: z.string().regex(/^\d{4}(-\d{2})?$/, 'Write YYYY or YYYY-MM, in quotes'),
  expertise: z.array(text).min(1),
})

export type Author = z.infer<typeof author>
