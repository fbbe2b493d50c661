import { z } from 'astro/zod'

/** A name beside a mark of a chart. */
export const label = z.string().min(1).max(30)

/** What a chart shows and how to read it; a sample says so. */
export const caption = z.string().min(20).max(200)

/** A time of day, "10:42:07" or "18:00". */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'A clock reads like "10:42:07" or "18:00".')

/** Words with computed figures in them, "[load] a second" (site/features/services/with-figures.ts). */
export const template = z.string().min(3).max(60)
