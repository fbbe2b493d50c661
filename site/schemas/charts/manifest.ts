import { z } from 'astro/zod'
import { label, template } from './words.ts'

/** The three lists of the scope: aboard, by hand, overboard. */
export const manifest = z.strictObject({
  kind: z.literal('manifest'),
  aboard: label,
  byHand: label,
  overboard: label,
  /** Of those overboard, the ones that are named; [count] are the others. */
  named: z.array(z.string()).min(2).max(5),
  more: template,
})

export type Manifest = z.infer<typeof manifest>
