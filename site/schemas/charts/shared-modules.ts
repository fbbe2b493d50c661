import { z } from 'astro/zod'
import { label } from './words.ts'

const count = z.number().int().min(0).max(24)

/** The modules of one code base: what both platforms share, and what each has of its own. */
export const sharedModules = z.strictObject({
  kind: z.literal('shared-modules'),
  title: label,
  /** Behind the number of all modules. */
  unit: label,
  shared: count,
  ios: count,
  android: count,
  /** Beside the numbers. */
  labels: z.strictObject({ shared: label, ios: label, android: label }),
})
