import { z } from 'astro/zod'
import { label, template } from './words.ts'

/** A duty with `differ` is answered by the old system and the new one; so many answers of the last week differ. */
const duty = z.strictObject({
  name: z.string().min(2).max(12),
  in: z.enum(['new', 'both', 'old']),
  differ: z.number().int().min(0).optional(),
})

/** The duties of an old system, and which of them have moved to the new one. */
export const duties = z.strictObject({
  kind: z.literal('duties'),
  /** Behind their counts. */
  labels: z.strictObject({ new: label, both: label, old: label }),
  /** Behind the answers that differ. */
  differ: label,
  /** Under a duty that both answer alike; [differ] is their difference. */
  moves: template,
  duties: z
    .array(duty)
    .length(12)
    .refine(
      (all) => all.every((one) => (one.in === 'both') === (one.differ !== undefined)),
      'A duty that both answer has `differ`, the others have none.',
    )
    .refine(
      (all) => all.every((one, index) => index === 0 || RANK[one.in] >= RANK[(all[index - 1] ?? one).in]),
      'First those that have moved, then those that both answer.',
    ),
})

const RANK = { new: 0, both: 1, old: 2 }

export type Duties = z.infer<typeof duties>
