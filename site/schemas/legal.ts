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
  /** One sentence of each section, in their order; it is repeated beside the section, so it must be one of its own. */
  says: z.array(words(90)).optional(),
  /** Who sees what each row of the body's table is about, and of what kind it is. */
  records: z
    .array(
      z.strictObject({
        who: words(60),
        kind: z.enum(['written', 'hash', 'device']),
        /** Whether the visitor can erase it from the first minute. */
        erase: z.boolean().default(false),
      }),
    )
    .optional(),
})

export type Legal = z.infer<typeof legal>
