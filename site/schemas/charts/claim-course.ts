import { z } from 'astro/zod'
import { label, template } from './words.ts'

/** One claim from end to end on a scale of hours. The hours and the promise are those of the card's figure. */
export const claimCourse = z.strictObject({
  kind: z.literal('claim-course'),
  /** [used] and [promised] are hours. */
  title: template,
  /** [hours] are left of those promised. */
  spare: template,
  hour: label,
  promise: label,
})

export type ClaimCourse = z.infer<typeof claimCourse>
