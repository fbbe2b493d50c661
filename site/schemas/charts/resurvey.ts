import { z } from 'astro/zod'
import { label } from './words.ts'

const count = z.number().int().min(0).max(999)

/** The same counts half a year later: what was found is counted on the archipelago. */
export const resurvey = z.strictObject({
  kind: z.literal('resurvey'),
  heading: z.string().min(4).max(40),
  caption: z.string().min(10).max(80),
  columns: z.tuple([label, label, label]),
  rows: z
    .array(
      z.strictObject({
        of: z.enum(['systems', 'owned', 'proven', 'contracts', 'files']),
        label,
        forecast: count,
        measured: count,
      }),
    )
    .min(3)
    .max(6),
})

export type Resurvey = z.infer<typeof resurvey>
