import { z } from 'astro/zod'
import { caption, label, template } from './words.ts'

const claims = z.number().int().positive()

/** A state that every claim passes. Its hours are those of a state of the card's figure, by name. */
const station = z.strictObject({ label, state: label })

/** A way round: so many claims take it. They wait there for the hours of a state of the card's figure, or for so many. */
const channel = z
  .strictObject({ label, claims, state: label.optional(), hours: z.number().int().positive().optional() })
  .refine(({ state, hours }) => (state === undefined) !== (hours === undefined), 'Give either the state or the hours.')

/** One office as harbor approaches: a straight fairway, and the channels that the exceptions take. */
export const approaches = z
  .strictObject({
    kind: z.literal('approaches'),
    /** [all] are the claims that were counted. */
    caption: caption.includes('[all]'),
    /** All that were counted. */
    claims,
    stations: z.array(station).length(4),
    channels: z.array(channel).length(4),
    /** [stay] are the claims that take no way round, [all] all of them. */
    stay: z.strictObject({ label: template, note: label }),
    /** [left] are those that take one. */
    straight: z.string().includes('[left]').max(100),
    /** The course of one change of the system, over days. */
    change: z.strictObject({
      label: z.string().min(8).max(48),
      note: z.string().min(8).max(60),
      unit: label,
      steps: z
        .array(z.strictObject({ label, day: z.number().int().min(0).max(6) }))
        .length(5)
        .refine((steps) => steps.every(({ day }, index) => day > (steps[index - 1]?.day ?? -1)), 'In order of days.'),
    }),
  })
  .refine(({ claims: all, channels }) => channels.reduce((sum, way) => sum + way.claims, 0) < all, {
    message: 'More claims leave the fairway than there are.',
    path: ['channels'],
  })

export type Approaches = z.infer<typeof approaches>
