import { z } from 'astro/zod'
import { icon, slug, words } from './words.ts'

/** content/tracks/{value}.yaml: one internship track, its card and its details (specification 8.2). */
export const track = z.strictObject({
  /** 1 to 11, in the order of the carousel. */
  id: z.int().min(1),
  /** What the forms send. The first five are the options that the specification gives. */
  value: slug,
  title: words(40),
  description: words(160),
  /** The card shows the first three and counts the rest. */
  skills: z.array(words(36)).min(5).max(9),
  /** A colour token of site/styles/tokens.css. */
  colour: z.enum(['sea', 'deep', 'ink', 'shoal', 'buff', 'sheet']),
  icon,
  overview: words(420),
  modules: z
    .array(z.strictObject({ title: words(50), text: words(150) }))
    .min(4)
    .max(6),
  practical: z.array(words(150)).min(3).max(5),
  /** What this track gives beside what every intern gets (content/pages/internship.yaml). */
  receive: z.array(words(130)).min(2).max(4),
  /** One text for each of the three phases, whose weeks and names stand in content/pages/internship.yaml. */
  timeline: z.array(words(150)).length(3),
  /** What this track asks beside what every track asks (content/pages/internship.yaml). */
  requirements: z.array(words(130)).min(2).max(4),
})

export type Track = z.infer<typeof track>
