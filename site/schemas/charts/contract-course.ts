import { z } from 'astro/zod'
import { label } from './words.ts'

const month = z.number().int().min(0).max(60)

/** What stays under contract month by month, and the moves planned meanwhile. The contracts are those of the archipelago. */
export const contractCourse = z
  .strictObject({
    kind: z.literal('contract-course'),
    months: z.number().int().min(12).max(60),
    label,
    heading: z.string().min(4).max(40),
    /** [count] contracts, and the [millions] that they hold in a year. */
    lead: z.string().includes('[count]').includes('[millions]').max(200),
    committed: label,
    open: label,
    axis: label,
    /** After the top figure of the scale. */
    unit: label,
    /** Contracts with their name on the chart, beside the lit one. */
    named: z.array(label).min(3).max(8),
    lit: z.strictObject({
      /** The move that brings the replacement of the lit contract. */
      replacedBy: label,
      /** [gap] months too early, and the month [until] which to extend. */
      note: z.string().includes('[gap]').includes('[until]').max(120),
      short: z.string().includes('[gap]').max(60),
    }),
    moves: z
      .array(z.strictObject({ label, from: month, to: month }))
      .min(4)
      .max(9),
    monthsUnit: label,
    foot: z.strictObject({
      estate: z.string().includes('[systems]').includes('[contracts]').includes('[months]').max(80),
      budget: z.string().includes('[agreed]').includes('[held]').max(80),
      /** Per cent. */
      agreed: z.number().int().min(1).max(100),
    }),
  })
  .refine(
    ({ moves, months }) => moves.every(({ from, to }) => from < to && to <= months),
    'A move ends after it begins.',
  )
  .refine(({ moves, lit }) => moves.some(({ label: name }) => name === lit.replacedBy), 'The replacement is a move.')

export type ContractCourse = z.infer<typeof contractCourse>
