import { z } from 'astro/zod'
import { caption, label } from './words.ts'

const people = z.number().int().positive()

/** Visitors of one week, by the last thing that each of them did. */
export const funnel = z.strictObject({
  kind: z.literal('funnel'),
  /** [all], [week] and [goOn] are filled. */
  caption: caption.includes('[all]').includes('[week]').includes('[goOn]'),
  week: z.number().int().positive(),
  /** So many at the last step mean: go on. */
  goOn: people,
  /** How many reached each step. */
  steps: z
    .array(z.strictObject({ label, reached: people }))
    .length(6)
    .refine((steps) => steps[0]?.reached === 400, 'The drawing has 400 dots.')
    .refine(
      (steps) => steps.every(({ reached }, index) => reached < (steps[index - 1]?.reached ?? 401)),
      'Fewer each time.',
    ),
})

export type Funnel = z.infer<typeof funnel>
