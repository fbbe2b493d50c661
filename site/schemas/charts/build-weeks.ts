import { z } from 'astro/zod'
import { label } from './words.ts'

const week = z.number().int().positive()

/** The weeks of the process, one entry a step, in the order of `process.steps`. */
export const buildWeeks = z
  .strictObject({
    kind: z.literal('build-weeks'),
    weeks: z.number().int().min(6).max(26),
    /** First and last week. `visible`: the client has something of it in hand. */
    steps: z.array(z.strictObject({ from: week, to: week, visible: z.boolean().default(false) })).length(6),
    /** The step, counted from 1, in which a build comes each Friday. */
    builds: week,
    /** What stands at the first week of builds. */
    note: z.string().min(10).max(70),
    /** Before the number of a week, in full and short, and in the place of 100 %. */
    labels: z.strictObject({ week: label, short: label, all: label }),
    /** Per cent of users who have the release, one figure a week of the last step. */
    release: z.array(z.number().positive().max(100)).min(2).max(6),
  })
  .refine(({ steps }) => steps.every(({ from, to }) => to >= from), 'A step must end in or after its first week.')
  .refine(({ steps, weeks }) => steps.every(({ to }) => to <= weeks), 'A step ends after the last week.')
  .refine(
    ({ steps, release }) => (steps.at(-1)?.to ?? 0) - (steps.at(-1)?.from ?? 0) + 1 === release.length,
    'release needs one figure for each week of the last step.',
  )
