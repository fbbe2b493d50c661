import { z } from 'astro/zod'
import { icon, list, passage, seo, slug, words } from './words.ts'
import { scene } from './work-models.ts'

/** A picture of site/assets by file name without ending, and what it shows for those who cannot see it. */
const picture = { image: slug, alt: words(160) }

const heading = words(70)

/** Specification 4.2. */
const serviceTab = z.strictObject({
  id: slug,
  /** The service page that VIEW SERVICE opens and that GET A QUOTE chooses; several tabs may share one. */
  service: slug,
  icon,
  name: words(30),
  /** One line under the name in the list of tabs. */
  line: words(44),
  /** Weeks that survey and first release usually take together. */
  weeks: z.int().min(1).max(26),
  title: words(60),
  text: words(180),
  bullets: list(4, words(110)),
  /** A picture of such a product, where there is one, and the chart note under it: what it is, and one fact about it. */
  image: slug.optional(),
  alt: words(160).optional(),
  plate: z.strictObject({ caption: words(60), note: words(30) }).optional(),
})

/** Specification 4.3. */
const industry = z.strictObject({
  id: slug,
  name: words(20),
  text: words(130),
  ...picture,
  /** The depth at which the card hangs, as charts print it: whole fathoms with the tenth set lower. Decoration. */
  sounding: z.strictObject({ whole: z.int().min(1).max(40), tenth: z.int().min(1).max(9).optional() }),
})

/** Specification 4.5. `id` is also the name of its film. */
const workModel = z.strictObject({
  id: slug,
  name: words(40),
  text: words(140),
  bestFor: words(50),
  billing: words(50),
  shortest: words(30),
  caption: words(40),
  scene,
})

/** Specification 4.6. */
const technology = z.strictObject({
  id: slug,
  name: words(30),
  /** The drawing in site/assets/plates, without .svg, and what it shows. */
  plate: slug,
  alt: words(160),
  text: words(240),
  services: list(4, { title: words(32), text: words(100) }),
})

/** Specification 4.7: each block is deeper than the one before and has more to carry. */
const stage = z.strictObject({
  id: slug,
  name: words(30),
  range: words(20),
  text: words(180),
  points: list([2, 5], words(60)),
  action: z.literal('Get Started'),
})

/** Specification 4.9. `figure` is the answer in a few characters, shown while the item is closed. */
const faq = z.strictObject({
  question: words(70),
  figure: words(28),
  answer: words(420),
  /** It stands open at first; of several, the browser keeps the last. */
  open: z.boolean().optional(),
  /** A small bar chart beside the answer; values and `until` share the unit. */
  chart: z
    .strictObject({
      unit: words(6),
      until: z.number().positive(),
      bars: list([2, 5], { label: words(20), value: z.number().positive() }),
    })
    .refine((chart) => chart.bars.every((bar) => bar.value <= chart.until), 'A bar is longer than the scale')
    .optional(),
})

/** A headline number: `figure` names an entry of `figures` in content/company.yaml. */
export const statistic = z.strictObject({ figure: slug, label: words(40), text: words(90) })

/** content/pages/home.yaml: the ten sections of specification 4.1.1, in order. A section whose list is empty is left out. */
export const home = z.strictObject({
  seo,
  hero: z.strictObject({
    heading: list(2, words(30)),
    descriptor: words(40),
    offer: words(60),
    surveyed: words(40),
    lead: words(160),
    proof: z.strictObject({ project: slug, image: slug, label: words(24) }).optional(),
    action: z.literal('Get Started Today'),
    aside: words(60),
    clientsCaption: words(40),
  }),
  services: z.strictObject({
    label: words(30),
    heading,
    lead: words(140),
    rotation: words(40),
    tabs: list([2, 8], serviceTab),
  }),
  expertise: z.strictObject({ label: z.literal('Our Expertise'), heading, cards: z.array(industry).max(5) }),
  technologies: z.strictObject({
    heading,
    text: words(140),
    /** Slugs of site/assets/tech. The page shows the first fifteen of the twenty. */
    logos: list(20, slug),
  }),
  why: z.strictObject({
    heading: z.literal('Why Choose Us'),
    reasons: list(4, { figure: words(6), unit: words(24), title: words(50), text: words(160) }),
  }),
  models: z.strictObject({ label: z.literal('Work Models'), heading, lead: words(120), items: list(3, workModel) }),
  emerging: z
    .strictObject({
      label: z.literal('Emerging Technologies'),
      heading,
      /** The tab that is open at first. */
      opens: slug,
      tabs: list(6, technology),
    })
    .refine(({ opens, tabs }) => tabs.some((tab) => tab.id === opens), {
      path: ['opens'],
      error: 'No tab has this id',
    }),
  stages: z.strictObject({ heading: list(2, words(40)), items: list(3, stage) }),
  statistics: z.strictObject({ heading, items: z.array(statistic).max(4) }),
  faq: z.strictObject({ label: words(40), heading, lead: words(100), aside: passage, items: z.array(faq).min(1) }),
  consultation: z.strictObject({
    label: words(40),
    heading,
    lead: words(120),
    steps: list(3, passage),
    place: words(60),
    note: words(60),
  }),
})

export type Home = z.infer<typeof home>
