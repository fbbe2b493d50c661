import { z } from 'astro/zod'
import { label, template } from './words.ts'

const time = z.string().regex(/^\d\d:\d\d:\d\d\.\d{3}$/, 'A time to the millisecond reads like "18:04:11.206".')

/** Two requests for one place, on an axis of milliseconds. */
export const lastPlace = z.strictObject({
  kind: z.literal('last-place'),
  title: z.string().min(4).max(40),
  note: label,
  /** The first has it. */
  requests: z.tuple([z.strictObject({ at: time, answer: label }), z.strictObject({ at: time, answer: label })]),
  /** [apart] is in milliseconds. */
  apart: template,
})
