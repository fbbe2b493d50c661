import { z } from 'astro/zod'
import { statistic } from './home.ts'
import { list, passage, seo, slug, words } from './words.ts'

const heading = words(70)

/** A link to a part of the same page: `target` is the part's id. */
const anchor = z.strictObject({ label: words(30), target: z.enum(['mission', 'values']) })

/** One mark of the hand lead line: its depth, how it is tied in, and what it is, in one line or two. */
const lineMark = z.strictObject({
  fathoms: z.int().min(1).max(20),
  sign: z.enum(['two-strips', 'three-strips', 'calico', 'bunting', 'leather', 'serge', 'two-knots']),
  words: list([1, 2], words(16)),
})

const weeks = z.number().positive()

/** Two projects on one axis of weeks. Only the survey's length is ours to state; the rest is a scheme. */
const storyChart = z
  .strictObject({
    start: words(20),
    agreed: words(20),
    took: words(20),
    caption: words(90),
    before: z.strictObject({
      agreed: weeks,
      took: weeks,
      /** When the second opinion is asked for. */
      asked: weeks,
      budget: words(50),
      over: words(30),
      opinion: words(40),
    }),
    today: z.strictObject({
      label: words(10),
      survey: words(30),
      moved: words(50),
      parts: z.array(z.strictObject({ label: words(12).optional(), weeks })).min(3),
    }),
  })
  .refine(({ before, today }) => sum(today.parts) === before.agreed, 'The parts of today do not end on the date agreed')
  .refine(({ before }) => before.agreed < before.asked && before.asked < before.took, {
    path: ['before', 'asked'],
    error: 'The second opinion comes between the date agreed and the end',
  })

function sum(parts: readonly { weeks: number }[]): number {
  return parts.reduce((total, part) => total + part.weeks, 0)
}

/** content/pages/about.yaml: specification 9.1. Without figures the section of facts is left out. */
export const about = z.strictObject({
  seo,
  hero: z.strictObject({
    /** Its last line lies under the surface. */
    heading: list([2, 3], words(30)),
    lead: words(220),
    anchors: list(2, anchor),
  }),
  line: z.strictObject({
    hand: words(20),
    surface: words(30),
    bottom: list(2, words(20)),
    caption: words(120),
    marks: z.array(lineMark).min(2),
  }),
  intro: z.strictObject({ heading, paragraphs: list([1, 3], words(420)) }),
  mission: z.strictObject({ heading: words(40), statement: words(120), text: words(200) }),
  vision: z.strictObject({ heading: words(40), text: words(220), bullets: list(4, words(160)) }),
  statistics: z.array(statistic).max(4),
  story: z.strictObject({ heading, chart: storyChart, paragraphs: list([2, 4], words(520)) }),
  values: z.strictObject({
    heading,
    columns: list(3, words(30)),
    /** `proof` is what a client can hold us to. */
    items: list(5, passage.extend({ id: slug, proof: words(120) })),
  }),
  facts: z.strictObject({
    heading,
    /** What the dots under the first figure stand for. */
    dots: z.strictObject({ each: words(60), wide: words(70), missed: words(70) }),
    items: z.array(statistic).max(7),
  }),
  closing: z.strictObject({
    heading,
    text: words(200),
    start: z.literal('Get Started'),
    more: z.literal('Learn More'),
  }),
})

export type LineMark = z.infer<typeof lineMark>
export type About = z.infer<typeof about>
