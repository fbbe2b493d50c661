import { z } from 'astro/zod'
import { list, passage, seo, slug, words } from './words.ts'

const heading = words(70)

/** Working hours of one place, drawn as a bar. `from` and `to` are hours of the day in the company's own time zone. */
const shift = z
  .strictObject({ place: words(20), zone: words(12), from: z.number().min(0).max(24), to: z.number().min(0).max(24) })
  .refine((bar) => bar.to > bar.from, 'A working day must end after it begins')

/** content/pages/career.yaml: specification 7.1. The open positions stand in content/jobs. */
export const career = z.strictObject({
  seo,
  hero: z.strictObject({
    heading,
    lead: words(220),
    browse: z.literal('View Open Positions'),
    apply: z.literal('Apply Now'),
    /** The chart of working days and the hours that they share. */
    chart: z.strictObject({
      title: words(60),
      shared: z.strictObject({ from: z.number(), to: z.number() }),
      caption: z.strictObject({ strong: words(40), text: words(100) }),
      shifts: list([3, 6], shift),
    }),
  }),
  why: z.strictObject({
    heading: z.literal('Why Work Here'),
    lead: words(160),
    cards: list(4, {
      title: words(40),
      text: words(180),
      /** When one notices it, in the company's own time zone. */
      hour: z.number().min(0).max(24),
      /** Without one it is how many places are at work at that hour. */
      figure: words(8).optional(),
      note: words(40),
    }),
  }),
  benefits: z.strictObject({
    heading: z.literal('Employee Benefits'),
    lead: words(120),
    items: list(6, { title: words(24), figure: words(8), unit: words(20), text: words(80) }),
  }),
  internship: z.strictObject({
    heading: words(80),
    text: words(200),
    action: words(30),
    /** The promo's own labels, each with the track that it opens. */
    tracks: list(5, { label: words(40), track: slug }),
  }),
  /** `none` stands there while no position is open. */
  positions: z.strictObject({ heading: z.literal('Open Positions'), none: words(120) }),
  /** What each position asks for, as rungs. */
  ladder: z.strictObject({
    heading,
    lead: words(120),
    label: words(20),
    apply: z.literal('Apply Now'),
    details: z.literal('View Details'),
  }),
  application: z.strictObject({
    heading,
    lead: words(140),
    steps: list(3, passage),
    privacy: passage,
    /** The parts in which the form may be filled in. */
    sittings: list(3, passage),
  }),
})

export type Career = z.infer<typeof career>
