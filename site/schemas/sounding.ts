import { z } from 'astro/zod'
import { SOUNDING_WORDS } from '../../contract/sounding.ts'
import { list } from './words.ts'

const id = z.string().regex(/^[a-z-]+$/)
const label = z.string().min(3).max(24)
const weeks = z.number().int().min(1).max(52)
const words = z.string().min(2).max(170)

const frame = z
  .strictObject({ from: weeks, to: weeks, says: z.string().min(20).max(140) })
  .refine(({ from, to }) => from <= to, 'A frame begins before it ends.')

const kind = z
  .strictObject({ id, label, service: id, simple: frame, large: frame, deepens: z.record(id, z.string().min(3)) })
  .refine(({ simple, large }) => simple.to <= large.from, 'The large frame begins where the simple one ends, or later.')

const question = z.string().min(10).max(60)
const note = z.string().min(10).max(70)
const answer = z.strictObject({ id, label, question, note })

/** What the page asks, and how far each answer lets the line down. Between files it is checked by scripts/content/sounding-claims.ts. */
export const sounding = z.strictObject({
  seo: z.strictObject({ title: z.string().min(10).max(60), description: z.string().min(120).max(160) }),
  label,
  heading: list(2, z.string().min(3).max(20)),
  lead: z.string().min(20).max(110),
  leadPlain: z.string().min(20).max(110),
  start: z.strictObject({ what: id, who: id, hard: z.array(id).max(5) }),
  what: z.strictObject({ legend: label, options: list([2, 12], kind) }),
  who: z.strictObject({
    legend: label,
    options: z.tuple([z.strictObject({ id, label })], answer),
  }),
  hard: z.strictObject({ legend: label, any: label, options: list([2, 5], answer) }),
  easy: z.strictObject({ id, label, question, note }),
  words: z.record(z.enum(SOUNDING_WORDS), words),
})
