import { z } from 'astro/zod'
import { label } from './words.ts'

const milliseconds = z.number().int().min(0)

/** One view of one page: what was fetched and when, and what the visitor saw meanwhile. */
export const pageView = z
  .strictObject({
    kind: z.literal('page-view'),
    /** Milliseconds since the tap. */
    budget: milliseconds,
    rows: z
      .array(z.strictObject({ label, from: milliseconds, to: milliseconds }))
      .min(4)
      .max(9),
    /** The moments that the visitor notices, in order; the last is the whole. */
    moments: z.array(z.strictObject({ label, at: milliseconds })).length(5),
    /** From when on parts of the page are seen. */
    seen: z.strictObject({
      frame: milliseconds,
      name: milliseconds,
      text: milliseconds,
      picture: z.tuple([milliseconds, milliseconds]),
      ready: milliseconds,
    }),
    /** Milliseconds between two frames of the film strip, and how many there are. */
    every: milliseconds.positive(),
    frames: z.number().int().min(4).max(10),
    subject: z.string().min(10).max(60),
    /** [budget] and [spare] are in seconds. */
    text: z.string().min(20).max(160),
    budgetLabel: label,
    page: z.strictObject({
      product: label,
      title: label,
      lines: z.array(z.tuple([label, label])).length(2),
      action: label,
    }),
  })
  .refine(({ rows }) => rows.every(({ from, to }) => to > from), 'A row must end after it begins.')
  .refine(
    ({ rows, moments }) => Math.max(...rows.map(({ to }) => to)) === moments.at(-1)?.at,
    'The last moment is the end of the last row.',
  )
