import { z } from 'astro/zod'
import { list } from '../words.ts'
import { caption, label, template } from './words.ts'

/** Pixels on a drawing of 1440 by 1000. */
const place = z.tuple([z.number().min(0).max(1440), z.number().min(0).max(1000)])
/** Thousands of dollars a year. */
const cost = z.number().int().positive().max(2000)

/** A system of the estate that is placed by hand. */
const system = z.strictObject({
  name: label,
  at: place,
  cost,
  owned: z.boolean().default(true),
  /** Its restore is proven. */
  proven: z.boolean().default(false),
  /** The company stands still without it. */
  vital: z.boolean().default(false),
  /** Its name stands higher, because a link leaves beside it. */
  nameUp: z.boolean().default(false),
  /** Months left on its contract. */
  months: z.number().int().min(1).max(36).optional(),
})

/** An estate of systems as islands off a coast, each as large as its yearly cost. */
export const archipelago = z
  .strictObject({
    kind: z.literal('archipelago'),
    caption,
    systems: list([8, 24], system),
    /** The systems without a name, and what they cost in a year together. */
    rest: z.strictObject({ owned: z.number().int().min(0), nobody: z.number().int().min(0), cost }),
    links: list([4, 20], { from: label, to: label, by: z.enum(['message', 'file', 'hand']) }),
    departments: z.array(z.strictObject({ name: label, at: place })).max(6),
    /** The system whose flag is the lit one. */
    lit: label,
    key: z.strictObject({
      systems: label,
      owned: label,
      /** [count] are drawn dashed. */
      nobody: template.includes('[count]'),
      proven: label,
      contracts: label,
      vital: label,
    }),
    linkKey: z.strictObject({ message: label, file: label, hand: label }),
  })
  .superRefine(({ systems, links, lit }, context) => {
    const names = new Set(systems.map(({ name }) => name))
    if (names.size < systems.length) context.addIssue({ code: 'custom', message: 'Two systems have one name.' })
    for (const name of [lit, ...links.flatMap(({ from, to }) => [from, to])])
      if (!names.has(name)) context.addIssue({ code: 'custom', message: `There is no system "${name}".` })
    if (systems.find(({ name }) => name === lit)?.months === undefined)
      context.addIssue({ code: 'custom', message: `"${lit}" has no contract.` })
  })

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
    named: list([3, 8], label),
    lit: z.strictObject({
      /** The move that brings the replacement of the lit contract. */
      replacedBy: label,
      /** [gap] months too early, and the month [until] which to extend. */
      note: z.string().includes('[gap]').includes('[until]').max(120),
      short: z.string().includes('[gap]').max(60),
    }),
    moves: list([4, 9], { label, from: month, to: month }),
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

/** One measure beside each offering, in their order. */
export const margins = z.strictObject({
  kind: z.literal('margins'),
  /** Figures in square brackets are counted on the archipelago; the key of its links stands where `links` is true. */
  items: list(
    6,
    z.union([
      z.strictObject({ figure: z.string().min(1).max(14), text: z.string().min(3).max(60) }),
      z.strictObject({ links: z.literal(true) }),
    ]),
  ),
})

/** The phases that the six steps of a process belong to, in their order. */
export const phases = z
  .strictObject({
    kind: z.literal('phases'),
    items: list([2, 3], { label, time: label, steps: z.number().int().min(1).max(5) }),
  })
  .refine(({ items }) => items.reduce((sum, { steps }) => sum + steps, 0) === 6, 'The phases hold six steps.')

const count = z.number().int().min(0).max(999)

/** The same counts half a year later: what was found is counted on the archipelago. */
export const resurvey = z.strictObject({
  kind: z.literal('resurvey'),
  heading: z.string().min(4).max(40),
  caption: z.string().min(10).max(80),
  columns: z.tuple([label, label, label]),
  rows: list([3, 6], {
    of: z.enum(['systems', 'owned', 'proven', 'contracts', 'files']),
    label,
    forecast: count,
    measured: count,
  }),
})
