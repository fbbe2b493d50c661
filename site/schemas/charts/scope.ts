import { z } from 'astro/zod'
import { caption, label, template } from './words.ts'

const week = z.number().int().min(0).max(12)
const feature = z.string().min(2).max(16)

/** A first version as a voyage of twelve weeks: what is aboard, what goes overboard when, and what can be carried. */
export const scope = z
  .strictObject({
    kind: z.literal('scope'),
    caption,
    week: label,
    events: z
      .array(z.strictObject({ label, week, lit: z.boolean().default(false) }))
      .min(5)
      .max(8)
      .refine(
        (events) => events.every(({ week: at }, index) => at > (events[index - 1]?.week ?? -1)),
        'In order of weeks.',
      )
      .refine((events) => events.filter(({ lit }) => lit).length === 1, 'One event is lit.'),
    kept: z.array(feature).min(1).max(6),
    /** What a person does until it is worth automating. */
    byHand: z.strictObject({ name: feature, note: label }),
    /** The last that go overboard first, as they lie under what is kept. */
    overboard: z
      .array(z.strictObject({ week, reason: z.string().min(8).max(60), features: z.array(feature).min(1).max(10) }))
      .length(3)
      .refine(
        (groups) => groups.every(({ week: at }, index) => at < (groups[index - 1]?.week ?? 13)),
        'Latest week first.',
      ),
    /** Features that the crew can carry past each week, from week 0 on. */
    bed: z.array(z.number().positive()).length(13),
    labels: z.strictObject({ aboard: template, overboard: template, byWeek: template }),
  })
  .refine(
    ({ bed, kept, overboard }) =>
      bed.every((depth, at) => {
        const left = overboard.filter((group) => group.week > at)
        return depth >= kept.length + 1 + left.reduce((sum, { features }) => sum + features.length, 0)
      }),
    { message: 'More is aboard than can be carried past a week.', path: ['bed'] },
  )

export type Scope = z.infer<typeof scope>
