import { z } from 'astro/zod'

/** What strangers did with a prototype; each is a dot. */
export const strangers = z
  .strictObject({
    kind: z.literal('strangers'),
    title: z.string().min(4).max(48),
    of: z.number().int().min(3).max(8),
    rows: z
      .array(z.strictObject({ label: z.string().min(4).max(36), count: z.number().int().min(0) }))
      .min(2)
      .max(4),
  })
  .refine(({ of, rows }) => rows.every(({ count }) => count <= of), 'More did it than were asked.')

export type Strangers = z.infer<typeof strangers>
