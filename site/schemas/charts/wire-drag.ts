import { z } from 'astro/zod'
import { label, template } from './words.ts'

const height = z.number().min(0).max(100)

/** A wire is dragged at a height. It finds each fault that stands above it. */
const wire = z.strictObject({ label, height, count: template.includes('[found]').includes('[all]') })

/** Planted faults as pinnacles: the higher one stands, the more plainly it shows. */
export const wireDrag = z
  .strictObject({
    kind: z.literal('wire-drag'),
    caption: z.string().min(10).max(80),
    faults: z.array(height).min(10).max(30),
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

export type WireDrag = z.infer<typeof wireDrag>
