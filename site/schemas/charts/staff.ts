import { z } from 'astro/zod'
import { label, template } from './words.ts'

const zone = z.strictObject({ label, note: template })

/** A tide staff of payments. What was read and from where to go on are those of the funnel. */
export const staff = z.strictObject({
  kind: z.literal('staff'),
  title: label,
  /** Payments up to the top of the staff. */
  upTo: z.number().int().min(6).max(30),
  /** Below it: stop. */
  stop: z.number().int().positive(),
  /** In notes, [from] and [to] are filled where they stand. */
  zones: z.strictObject({ go: zone, talk: zone, stop: zone }),
  /** [count] and [week] are those of the funnel. */
  reading: template,
})

export type Staff = z.infer<typeof staff>
