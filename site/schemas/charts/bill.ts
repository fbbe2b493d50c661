import { z } from 'astro/zod'
import { caption, label } from './words.ts'

/** One month's bill as depths: each line hangs as deep as it costs. */
export const bill = z.strictObject({
  kind: z.literal('bill'),
  caption,
  /** Dollars. What nobody claims is drawn as a pit, and gone afterwards. */
  lines: z
    .array(z.strictObject({ label, dollars: z.number().int().positive(), unclaimed: z.boolean().default(false) }))
    .min(5)
    .max(10)
    .refine((lines) => lines.some(({ unclaimed }) => unclaimed), 'One line at least is claimed by nobody.'),
  /** The words before the three sums: of the named lines, of the others, and of what was switched off. */
  sums: z.tuple([label, label, label]),
})

export type Bill = z.infer<typeof bill>
