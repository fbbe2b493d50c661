import { z } from 'astro/zod'
import { list } from '../words.ts'
import { caption, label, template } from './words.ts'

const hours = z.number().positive().max(1000)

/** One fault, found at several depths: a lead hangs as deep as the hours that it costs to put right there. */
export const faultDepths = z.strictObject({
  kind: z.literal('fault-depths'),
  caption,
  /** After each number of hours. */
  unit: label,
  /** Where it is found early, the cheapest first. */
  finds: list(4, { label, hours }),
  /** Where it is found last, and what that costs: the lead is as long as the sum. */
  last: z.strictObject({
    label,
    /** `fix` is the work that would have been needed anyway. */
    costs: list([4, 8], { label, hours, fix: z.boolean().default(false) }),
  }),
})

const percent = z.number().min(1).max(56)

/** One thing that a release must never do: its odds in one release in per cent, and what it costs in hours if it happens. */
const risk = z.strictObject({
  name: label,
  odds: percent,
  hours: z.number().min(0.25).max(68),
  /** Nobody guards it yet; it is known and signed for. */
  open: z.boolean().default(false),
  /** The name stands left of its figure on the map. */
  nameLeft: z.boolean().default(false),
  /** The name stands on the map also where there is room for few. */
  key: z.boolean().default(false),
})

const sum = z.string().min(4).max(40)
const sign = z.tuple([label, template.includes('[count]')])

/** Risks by odds and cost; the depth of each is odds × hours. What lies above the limit is left alone. */
export const riskMap = z
  .strictObject({
    kind: z.literal('risk-map'),
    title: z.string().min(4).max(40),
    /** [count] things, and that they are a sample. */
    count: template.includes('[count]'),
    axes: z.strictObject({ across: z.string().max(50), down: z.string().max(50), depth: z.string().max(50) }),
    /** Hours in one release from which a risk is guarded. */
    limit: z.strictObject({ hours: z.number().positive(), label: z.string().min(4).max(40) }),
    /** The words beside the four sums, and of the key: a name, and [count] risks. */
    sums: z.strictObject({ swept: sum, open: sum, left: sum, all: sum }),
    key: z.strictObject({ swept: sign, open: sign, left: sign }),
    total: template.includes('[count]').includes('[left]').includes('[hours]'),
    /** One group an offering, in their order. */
    groups: list(6, { note: z.string().min(4).max(48), risks: list([1, 10], risk) }),
    left: list([1, 6], risk),
  })
  .refine(({ groups, limit }) => groups.every(({ risks }) => risks.every((each) => depth(each) >= limit.hours)), {
    message: 'A risk of an offering lies below the limit of the sweep.',
  })
  .refine(({ left, limit }) => left.every((each) => depth(each) < limit.hours), {
    message: 'A risk that is left alone lies above the limit of the sweep.',
  })

function depth(each: { odds: number; hours: number }): number {
  return (each.odds * each.hours) / 100
}

const height = z.number().min(0).max(100)

/** A wire is dragged at a height. It finds each fault that stands above it. */
const wire = z.strictObject({ label, height, count: template.includes('[found]').includes('[all]') })

/** Planted faults as pinnacles: the higher one stands, the more plainly it shows. */
export const wireDrag = z
  .strictObject({
    kind: z.literal('wire-drag'),
    caption: z.string().min(10).max(80),
    faults: list([10, 30], height),
    before: wire,
    after: wire,
    /** The page that the third reason promises, about the open risks of the risk map. */
    verdict: z.strictObject({
      release: label,
      pages: label,
      label,
      choices: z.tuple([label, label.includes('[count]'), label]),
      signer: label,
      signed: label,
    }),
  })
  .refine(({ before, after }) => after.height < before.height, 'The second wire hangs below the first.')
