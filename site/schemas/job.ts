import { z } from 'astro/zod'
import { list, words } from './words.ts'

/** content/jobs/{id}.yaml: an open position (specification 7.2.1). The file's name is its id and its deep link. */
export const job = z.strictObject({
  /** Place in the carousel, lowest first. */
  order: z.int().positive(),
  title: words(50),
  department: words(30),
  location: words(30),
  type: words(20),
  experience: words(20),
  /** Two sentences for the card. */
  summary: words(150),
  /** The one thing to bring, ticked on the card. */
  mark: words(70),
  description: words(700),
  requirements: list([4, 8], words(160)),
  responsibilities: list([4, 8], words(160)),
})

export type Job = z.infer<typeof job>
