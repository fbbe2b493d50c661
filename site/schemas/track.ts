import { z } from 'astro/zod'
import { icon, list, slug, words } from './words.ts'

/** content/tracks/{value}.yaml: one internship track, its card and its details (specification 8.2). */
export const track = z.strictObject({
  /** 1 to 11, in the order of the carousel. */
  id: z.int().min(1),
  /** What the forms send. The first five are the options that the specification gives. */
  value: slug,
  title: words(40),
  description: words(160),
  /** The card shows the first three and counts the rest. */
  skills: list([5, 9], words(36)),
  /** A colour token of site/styles/tokens.css. */
  colour: z.enum(['sea', 'deep', 'ink', 'shoal', 'buff', 'sheet']),
  icon,
  overview: words(420),
  modules: list([4, 6], { title: words(50), text: words(150) }),
  practical: list([3, 5], words(150)),
  /** What this track gives beside what every intern gets (content/pages/internship.yaml). */
  receive: list([2, 4], words(130)),
  /** One text for each of the three phases, whose weeks and names stand in content/pages/internship.yaml. */
  timeline: list(3, words(150)),
  /** What this track asks beside what every track asks (content/pages/internship.yaml). */
  requirements: list([2, 4], words(130)),
})

export type Track = z.infer<typeof track>
