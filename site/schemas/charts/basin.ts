import { z } from 'astro/zod'
import { caption, label } from './words.ts'

const rows = z.number().int().positive()
const title = z.string().min(3).max(34)
const note = z.string().min(3).max(60)

/** Where one department reads the river: its words on the chart, and its row in the ledger. */
const gauge = z.strictObject({ label: title, title })

/**
 * Two departments count the same week: the sources flow together, `first` reads, rows that do not count leave the
 * river, rows of another week join it, `second` reads, and those rows go back. Every other figure is a sum of these.
 */
export const basin = z
  .strictObject({
    kind: z.literal('basin'),
    caption,
    /** What a figure counts, such as "rows". */
    unit: label,
    /** Largest first. */
    sources: z.array(z.strictObject({ name: label, rows })).length(4),
    first: gauge,
    second: gauge,
    leaving: z.array(z.strictObject({ label, title, note, rows })).length(3),
    /** Rows of another week; `back` is what stands where they leave again. */
    joining: z.strictObject({ label, title, note, rows, back: label }),
    /** What the figure is that both agree on. */
    agreed: label,
    /** The same figures as a table: its heading, the names of its two columns, and the word before the agreed figure. */
    ledger: z.strictObject({
      heading: z.string().includes('[apart]').max(90),
      columns: z.tuple([label, label]),
      agreed: label,
    }),
    /** The key to the dashed streams. */
    small: label,
  })
  .refine(
    ({ sources }) => sources.every(({ rows }, index) => rows <= (sources[index - 1]?.rows ?? rows)),
    'The sources stand largest first: the chart gives each the stream of its place.',
  )

export type Basin = z.infer<typeof basin>
