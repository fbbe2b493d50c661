import * as v from 'valibot'

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
const hours = v.strictObject({ hours: whole })
const businessDays = v.strictObject({ businessDays: whole })

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
  mail: v.strictObject({ quotes: mail, careers: mail, from: mail }),
  address: v.strictObject({ city: text, region: text, country: text, line: text, coordinates: text }),
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
    }),
    v.forward(
      v.check(({ opens, closes }) => opens < closes, 'must be later than `opens`'),
      ['closes'],
    ),
  ),
  holidays: v.array(v.strictObject({ date: day, name: text })),
  promises: v.strictObject({
    quote: hours,
    consultation: hours,
    contact: hours,
    partnership: hours,
    internship: businessDays,
    career: businessDays,
  }),
  figures: v.record(v.string(), text),
})

/** The brand: everything that makes the site this company's (product.md 1). */
export type Company = v.InferOutput<typeof schema>
export type PromiseTerm = { hours: number } | { businessDays: number }

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
    return { path, message: 'is no field of this file; correct its name or remove it' }
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') return { path, message: 'is missing' }
  const isOwn = !issue.message.startsWith('Invalid')
  return { path, message: isOwn ? issue.message : `must be a ${issue.expected}, but is ${issue.received}` }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
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

/** Puts the brand into prose: `{company}`, `{phone}`, `{quotesMail}`, `{careersMail}`, `{domain}`, `{location}`. */
export function withBrand(prose: string, company: Company): string {
  const words: Record<string, string> = {
    company: company.name,
    phone: company.phone.display,
    quotesMail: company.mail.quotes,
    careersMail: company.mail.careers,
    domain: company.domain,
    location: company.address.line,
  }
  return prose.replace(
    /\{(company|phone|quotesMail|careersMail|domain|location)\}/g,
    (_, key: string) => words[key] ?? '',
  )
}
