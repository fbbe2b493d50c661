import { z } from 'astro/zod'
import { list, passage, seo, words } from './words.ts'

const heading = words(70)

/** A link to a part of the same page: `target` is the part's id. */
const anchor = z.strictObject({ label: words(40), target: z.enum(['enquiry', 'contact-info']) })

/** What stands on a card beside the company's own facts, which content/company.yaml holds. */
const card = z.strictObject({
  kind: z.enum(['phone', 'email', 'address', 'hours']),
  title: words(30),
  text: words(120),
})

const panel = z.strictObject({
  heading,
  /** `when` stands over a point that is a step in time. */
  points: list([3, 4], passage.extend({ when: words(30).optional() })),
})

/** content/pages/contact.yaml: specification 9.2. */
export const contact = z.strictObject({
  seo,
  hero: z.strictObject({ heading, lead: words(200), anchors: list(2, anchor) }),
  info: z.strictObject({ heading, cards: list(4, card) }),
  enquiry: z.strictObject({ heading, lead: words(160) }),
  panels: list(2, panel),
})

export type Contact = z.infer<typeof contact>
