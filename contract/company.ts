import * as v from 'valibot'
import { ALL_FORMS, DESKS, type Desk } from './forms.ts'

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const mail = v.pipe(v.string(), v.email('must be a mail address'))
const day = v.pipe(v.string(), v.isoDate('must be a date like 2026-12-25'))
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00'))
const whole = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1'))

const term = v.pipe(
  v.union(
    [
      v.strictObject({ hours: whole, from: v.optional(whole) }),
      v.strictObject({ businessDays: whole, from: v.optional(whole) }),
    ],
    'must be { hours: 24 } or { businessDays: 3 }: a whole number, at least 1; `from` may add the lower end of a range',
  ),
  v.check(
    (value) => value.from === undefined || value.from < ('hours' in value ? value.hours : value.businessDays),
    '`from` must be lower than the other end of the range',
  ),
)

// One entry for each desk and for each promise of contract/forms.ts: whatever is missing or left over is named.
const deskMails = Object.fromEntries(DESKS.map((desk) => [desk, mail])) as Record<Desk, typeof mail>
const promises = Object.fromEntries(ALL_FORMS.flatMap(({ promise }) => (promise ? [[promise, term]] : [])))

const schema = v.strictObject({
  name: text,
  domain: text,
  tagline: text,
  description: text,
  founded: v.pipe(v.number(), v.integer()),
  phone: v.strictObject({
    display: text,
    e164: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/, 'must be like +15555550100')),
  }),
  mail: v.strictObject({ ...deskMails, from: mail }),
  address: v.strictObject({
    city: text,
    region: text,
    country: text,
    countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, as US (ISO 3166-1)')),
    line: text,
    coordinates: text,
  }),
  governingLaw: v.strictObject({ full: text, state: text }),
  socials: v.array(v.strictObject({ name: text, url: v.pipe(v.string(), v.url('must be a web address')) })),
  timeZone: text,
  hours: v.strictObject({ days: v.array(whole), opens: clock, closes: clock, line: text, long: text, zone: text }),
  holidays: v.array(v.strictObject({ date: day, name: text })),
  promises: v.strictObject(promises),
  deskTarget: term,
  figures: v.record(v.string(), text),
})

/** The brand: everything that makes the site this company's (specification 1.2.1). */
export type Company = v.InferOutput<typeof schema>

/**
 * Checks what content/company.yaml holds.
 *
 * @throws an Error that lists every problem with its field, for the file named in `source`.
 */
export function readCompany(value: unknown, source = 'content/company.yaml'): Company {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${source}: ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`)
  throw new Error(problems.join('\n'))
}
