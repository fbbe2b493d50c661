import { z } from 'astro/zod'
import { passage, seo, words } from './words.ts'

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
  points: z
    .array(passage.extend({ when: words(30).optional() }))
    .min(3)
    .max(4),
})

/** content/pages/contact.yaml: specification 9.2. */
export const contact = z.strictObject({
  seo,
  hero: z.strictObject({ heading, lead: words(200), anchors: z.array(anchor).length(2) }),
  info: z.strictObject({ heading, cards: z.array(card).length(4) }),
  enquiry: z.strictObject({ heading, lead: words(160) }),
  panels: z.array(panel).length(2),
})

export type Contact = z.infer<typeof contact>
