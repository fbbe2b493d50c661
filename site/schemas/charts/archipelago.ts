import { z } from 'astro/zod'
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
    systems: z.array(system).min(8).max(24),
    /** The systems without a name, and what they cost in a year together. */
    rest: z.strictObject({ owned: z.number().int().min(0), nobody: z.number().int().min(0), cost }),
    links: z
      .array(z.strictObject({ from: label, to: label, by: z.enum(['message', 'file', 'hand']) }))
      .min(4)
      .max(20),
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

export type Archipelago = z.infer<typeof archipelago>
