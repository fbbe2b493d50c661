import { z } from 'astro/zod'
import { seo, words } from './words.ts'

/** The front matter of content/legal/{page}.md. Each h2 of the body is one numbered section; the title is h1. */
export const legal = z.strictObject({
  title: words(40),
  /** Printed after "last updated", as written. */
  updated: words(30).refine(
    (text) => !Number.isNaN(Date.parse(`${text} UTC`)),
    'Write the day as it is printed, such as January 21, 2025',
  ),
  lead: words(300),
  seo,
})
