import { z } from 'astro/zod'
import { list } from './words.ts'

const label = z.string().min(1).max(24)
const figure = z.string().min(1).max(18)
const share = z.number().min(0).max(100)

/** A schedule: bars against one scale. `from`, `to` and `share` are per cent of the width. */
const bars = z.strictObject({
  kind: z.literal('bars'),
  title: label,
  note: z.string().max(34),
  total: figure,
  rows: list(
    [5, 8],
    z
      .strictObject({ label, from: share, to: share, figure, signal: z.boolean().default(false) })
      .refine((row) => row.to > row.from, 'A bar must end after it begins.'),
  ),
  foot: z.strictObject({ label, share, figure: z.string().max(26) }),
})

/** A few lines of code, query or log; `mark` gives the colour and, for changes, the sign before the line. */
const code = z.strictObject({
  kind: z.literal('code'),
  lines: list([3, 7], {
    mark: z.enum(['plain', 'note', 'add', 'change', 'drop']).default('plain'),
    text: z.string().max(44),
  }),
})

/** Groups of equal cells: `full` of them filled, then `fading` ones, the rest empty. */
const cells = z.strictObject({
  kind: z.literal('cells'),
  groups: list(
    [2, 4],
    z
      .strictObject({
        label,
        of: z.number().int().min(1).max(16),
        full: z.number().int().min(0),
        fading: z.number().int().min(0).default(0),
        muted: z.boolean().default(false),
      })
      .refine((group) => group.full + group.fading <= group.of, 'More cells are filled than there are.'),
  ),
})

/** A ledger of label and value; `due` asks for attention, `good` is settled. */
const rows = z.strictObject({
  kind: z.literal('rows'),
  title: z.string().max(40),
  rows: list([3, 5], {
    label: z.string().min(1).max(30),
    value: figure,
    state: z.enum(['plain', 'good', 'due']).default('plain'),
  }),
})

/** A line over time. `limit` is drawn dashed; values and limit share one scale that starts at 0. */
const trend = z.strictObject({
  kind: z.literal('trend'),
  title: z.string().max(40),
  values: list([6, 24], z.number().nonnegative()),
  limit: z.strictObject({ at: z.number().nonnegative(), label }).optional(),
  start: label,
  end: label,
})

/** The small figure inside an offering. The data is part of the text, so it is written here and only drawn by the page. */
export const art = z.discriminatedUnion('kind', [bars, code, cells, rows, trend])

export type Art = z.infer<typeof art>
