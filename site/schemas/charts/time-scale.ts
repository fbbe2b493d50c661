import { z } from 'astro/zod'
import { label } from './words.ts'

const hours = z.number().positive()

/** The reasons on one axis of time, on which equal ratios take equal room. One mark a reason, in their order. */
export const timeScale = z
  .strictObject({
    kind: z.literal('time-scale'),
    /** Where each reason stands. */
    marks: z.array(hours).length(3),
    /** Other names on the axis. */
    ticks: z.array(z.strictObject({ hours, label })).min(2).max(6),
    /** The end of the axis; it begins at the first mark. */
    end: hours,
  })
  .refine(({ marks, end }) => [...marks, end].every((at, index, all) => at > (all[index - 1] ?? 0)), {
    message: 'The marks and the end stand in order.',
  })
