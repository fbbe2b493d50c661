import { z } from 'astro/zod'
import { about, beach, drawing, sampleWeek } from './charts/internship.ts'
import { list, passage, seo, words } from './words.ts'

const heading = words(70)

/** A former intern (specification 8.1.5). The people and universities are invented. */
const testimonial = z.strictObject({
  name: words(40),
  university: words(60),
  track: words(40),
  quote: words(320),
  /** Stars, of five. */
  rating: z.int().min(1).max(5),
  drawing,
})

/** A step and the figure over it; the one of “Start Projects” is counted from the phases. */
const step = passage.extend({ figure: words(8).optional(), unit: words(12).optional() })

/** content/pages/internship.yaml: specification 8.1, its sections in order. */
export const internship = z.strictObject({
  seo,
  hero: z.strictObject({
    heading,
    lead: words(220),
    apply: z.literal('Apply Now'),
    browse: z.literal('View Available Internships'),
    /** Without a figure it is how many tracks there are. */
    facts: list(4, { figure: words(8).optional(), unit: words(20), text: words(60) }),
    beach,
  }),
  about,
  who: z.strictObject({
    heading: z.literal('Who Can Apply'),
    lead: words(120),
    points: list(4, passage),
    /** What every track asks beside being one of the above. The details dialog shows it after the track's own. */
    requirements: list(3, words(120)),
    week: sampleWeek,
  }),
  tracks: z.strictObject({ heading: z.literal('Available Internship Tracks'), lead: words(160) }),
  /** The names of the details dialog's parts, and what every intern receives beside the track's own. */
  details: z.strictObject({
    overview: words(40),
    modules: words(40),
    practical: words(40),
    skills: words(40),
    receive: words(40),
    timeline: words(40),
    requirements: words(40),
    everyone: list([3, 5], words(120)),
  }),
  /** The three phases of every track; the texts stand in content/tracks. Weeks are inclusive. */
  phases: list(3, { from: z.int().min(1), to: z.int().max(12), title: words(40), short: words(20) }),
  steps: z.strictObject({ heading: z.literal('How It Works'), items: list(5, step) }),
  testimonials: z.strictObject({ heading, items: z.array(testimonial).max(3), caption: words(160) }),
  application: z.strictObject({ heading, lead: words(200), steps: list(3, passage) }),
})

export type Internship = z.infer<typeof internship>
