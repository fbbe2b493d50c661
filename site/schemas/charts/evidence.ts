import { z } from 'astro/zod'
import { caption, label } from './words.ts'

const cell = z.string().min(1).max(24)

/** What each of the three reasons leaves on the table. */
export const evidence = z.strictObject({
  kind: z.literal('evidence'),
  caption,
  /** The words after the rows that both count, that the first counts alone, and that the second does. */
  overlap: z.strictObject({ caption: z.string().min(4).max(40), both: label, first: label, second: label }),
  /** Amounts in cents, run twice; the total is their sum. */
  rerun: z.strictObject({
    columns: z.tuple([cell, cell, cell, cell]),
    rows: z
      .array(z.strictObject({ name: cell, cents: z.number().int() }))
      .min(2)
      .max(5),
    total: cell,
  }),
  files: z.strictObject({
    columns: z.tuple([cell, cell, cell]),
    rows: z
      .array(z.strictObject({ path: cell, lines: z.number().int().positive(), readBy: cell }))
      .min(2)
      .max(6),
  }),
})

export type Evidence = z.infer<typeof evidence>
