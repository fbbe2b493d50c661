import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const mail = v.pipe(v.string(), v.email('must be a mail address'))
const day = v.pipe(v.string(), v.isoDate('must be a date like 2026-12-25'))
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:00'))
const whole = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1'))
const hours = v.strictObject({ hours: whole })
const businessDays = v.strictObject({ businessDays: whole })

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
  mail: v.strictObject({ quotes: mail, careers: mail, from: mail }),
  address: v.strictObject({ city: text, region: text, country: text, line: text, coordinates: text }),
  socials: v.array(v.strictObject({ name: text, url: v.pipe(v.string(), v.url('must be a web address')) })),
  timeZone: text,
  hours: v.strictObject({ days: v.array(whole), opens: clock, closes: clock, line: text, long: text }),
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
  const problems = result.issues.map((issue) => `${source}: ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`)
  throw new Error(problems.join('\n'))
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
