import * as v from 'valibot'
import { mailboxOf } from './fields/mailbox.ts'
import { ALL_FORMS, DESKS, type Desk } from './forms.ts'
import { isDay } from './time/zone.ts'

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const mail = v.pipe(v.string(), v.email('must be a mail address'))
const day = v.pipe(v.string(), v.check(isDay, 'must be a day of the calendar, like "2026-12-25"'))
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00'))
const whole = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1'))
const weekday = v.pipe(whole, v.maxValue(7, 'must be 1 (Monday) to 7 (Sunday)'))
const domain = v.pipe(
  v.string(),
  v.regex(
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'must be a domain alone, like name.example: no https:// and no path',
  ),
)
const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be a time zone of the tz database, like America/New_York'),
)

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
  domain,
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
  timeZone,
  hours: v.pipe(
    v.strictObject({
      days: v.pipe(
        v.array(weekday),
        v.minLength(1, 'must name at least one day, or nothing would ever be due'),
        v.check((days) => new Set(days).size === days.length, 'must name each day once'),
      ),
      opens: clock,
      closes: clock,
      line: text,
      long: text,
      zone: text,
    }),
    v.forward(
      v.check(({ opens, closes }) => opens < closes, 'must be later than `opens`'),
      ['closes'],
    ),
  ),
  holidays: v.array(v.strictObject({ date: day, name: text })),
  promises: v.strictObject(promises),
  deskTarget: term,
  figures: v.record(v.string(), text),
})

/** The brand: everything that makes the site this company's (specification 1.2.1). */
export type Company = v.InferOutput<typeof schema>

/** The desk of a mailbox; undefined for any other. */
export function deskOfMailbox({ mail }: Pick<Company, 'mail'>, mailbox: string): Desk | undefined {
  return DESKS.find((desk) => mail[desk] === mailbox)
}

/** Whether an address is of this house: of a desk, or of the company's own domain. */
export function isOfHouse(address: string, { mail, domain }: Pick<Company, 'mail' | 'domain'>): boolean {
  const domainOf = (one: string) => mailboxOf(one).split('@')[1]
  return [domain, ...Object.values(mail).map(domainOf)].includes(domainOf(address))
}

/**
 * Checks what content/company.yaml holds.
 *
 * @throws an Error that lists every problem with its field, for the file named in `source`.
 */
export function readCompany(value: unknown, source = 'content/company.yaml'): Company {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const lines = result.issues.map(asProblem).map(({ path, message }) => `${source}: ${path.join('.')}: ${message}`)
  throw new Error(lines.join('\n'))
}

/** A wrong field of content/company.yaml: its path, and what it must be. */
export interface CompanyProblem {
  path: (string | number)[]
  message: string
}

/** Every problem of what content/company.yaml holds; none when `readCompany` takes it. */
export function companyProblems(value: unknown): CompanyProblem[] {
  const result = v.safeParse(schema, value)
  return result.success ? [] : result.issues.map(asProblem)
}

function asProblem(issue: v.BaseIssue<unknown>): CompanyProblem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const isPromise = path[0] === 'promises' && path.length === 2
    const remedy = isPromise
      ? 'is no promise of a form in contract/forms.ts; register its form there, correct its name or remove it'
      : 'is no field of this file; correct its name or remove it'
    return { path, message: remedy }
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') return { path, message: 'is missing' }
  const isOwn = !issue.message.startsWith('Invalid')
  return { path, message: isOwn ? issue.message : `must be a ${issue.expected}, but is ${issue.received}` }
}

/** Asks the runtime, which knows the names that due times will be counted in. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}
