import { z } from 'astro/zod'
import { caption, label } from './words.ts'

/** Two readings that meet in the third of six steps, part into models, take in more sources and go to other hands. */
export const convergence = z.strictObject({
  kind: z.literal('convergence'),
  caption,
  /** The names of the two readings, and the word after the distance between them. The figures are the basin's. */
  first: label,
  second: label,
  apart: label,
  /** What stands under the figure in which they meet. */
  trusted: label,
  /** Top to bottom; `sources` counts those that feed the model once all have joined. */
  models: z.array(z.strictObject({ label, sources: z.number().int().min(1).max(4) })).length(4),
  people: label,
})

export type Convergence = z.infer<typeof convergence>
