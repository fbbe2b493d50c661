import { z } from 'astro/zod'

/** One measure beside each offering, in their order. */
export const margins = z.strictObject({
  kind: z.literal('margins'),
  /** Figures in square brackets are counted on the archipelago; the key of its links stands where `links` is true. */
  items: z
    .array(
      z.union([
        z.strictObject({ figure: z.string().min(1).max(14), text: z.string().min(3).max(60) }),
        z.strictObject({ links: z.literal(true) }),
      ]),
    )
    .length(6),
})

export type Margins = z.infer<typeof margins>
