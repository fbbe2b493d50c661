import { z } from 'astro/zod'
import { statistic } from './home.ts'
import { passage, seo, slug, words } from './words.ts'

const heading = words(70)

/** A link to a part of the same page: `target` is the part's id. */
const anchor = z.strictObject({ label: words(30), target: z.enum(['mission', 'values']) })

/** content/pages/about.yaml: specification 9.1. */
export const about = z.strictObject({
  seo,
  hero: z.strictObject({ heading, lead: words(220), anchors: z.array(anchor).length(2), chartCaption: words(90) }),
  intro: z.strictObject({ heading, paragraphs: z.array(words(420)).min(1).max(3) }),
  mission: z.strictObject({ heading: words(40), text: words(320) }),
  vision: z.strictObject({ heading: words(40), text: words(220), bullets: z.array(words(160)).length(4) }),
  statistics: z.array(statistic).length(4),
  story: z.strictObject({ heading, paragraphs: z.array(words(520)).min(2).max(4) }),
  values: z.strictObject({
    heading,
    /** `proof` is what a client can hold us to. */
    items: z.array(passage.extend({ id: slug, proof: words(120) })).length(5),
  }),
  facts: z.strictObject({ heading, items: z.array(statistic).length(7) }),
  closing: z.strictObject({
    heading,
    text: words(200),
    start: z.literal('Get Started'),
    more: z.literal('Learn More'),
  }),
})

export type About = z.infer<typeof about>
