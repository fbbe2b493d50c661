import { z } from 'astro/zod'
import { label } from './words.ts'

/** One booking as the product's side panel shows it: what stands for the whole plate on a phone. */
export const booking = z.strictObject({
  kind: z.literal('booking'),
  state: label,
  product: label,
  name: label,
  length: label,
  rows: z
    .array(z.tuple([label, label]))
    .min(3)
    .max(7),
  total: z.tuple([label, label]),
  action: label,
})
