import type { Company } from './company.ts'
import { ALL_FORMS, DESKS } from './forms.ts'
import { CONFIRM_DAYS, EMAIL_ATTACHMENTS_BYTES, QUARANTINE_DAYS, TRACE_DAYS, UPLOAD_HOURS } from './limits.ts'
import { durationInWords } from './promise.ts'
import { quantity } from './quantity.ts'
import { countInWords, sizeInWords } from './upload.ts'

// Prose in content/ names no fact that is set elsewhere. It holds a placeholder such as `{phone}` or `{replyTime.quote}`.

const PLACEHOLDER = /\{([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*)\}/g

/** Puts the company's facts, the forms' promises and the limits into prose. An unknown placeholder stays as it is. */
export function fillPlaceholders(prose: string, company: Company): string {
  const words = wordsOf(company)
  return prose.replace(PLACEHOLDER, (placeholder, name: string) => words.get(name) ?? placeholder)
}

/** What is wrong with the placeholders of a text, for whoever wrote it; undefined if nothing is. */
export function placeholderProblem(prose: string, company: Company): string | undefined {
  const words = wordsOf(company)
  const unknown = [...prose.matchAll(PLACEHOLDER)].flatMap(([placeholder, name = '']) =>
    words.has(name) ? [] : [placeholder],
  )
  if (unknown.length === 0) return undefined
  const known = [...words.keys()].map((name) => `{${name}}`).join(', ')
  return `There is no placeholder ${unknown.join(', ')}. The placeholders are: ${known}`
}

const wordsByCompany = new WeakMap<Company, Map<string, string>>()

/** By company, because every string of every page asks. */
function wordsOf(company: Company): Map<string, string> {
  const known = wordsByCompany.get(company)
  if (known) return known
  const words = new Map(Object.entries({ ...factsOf(company), ...formWords(company), ...LIMITS }))
  wordsByCompany.set(company, words)
  return words
}

function factsOf({ name, phone, mail, domain, address, governingLaw, hours, deskTarget }: Company) {
  return {
    company: name,
    domain,
    phone: phone.display,
    ...Object.fromEntries(DESKS.map((desk) => [`${desk}Mail`, mail[desk]])),
    location: address.line,
    'address.city': address.city,
    'address.region': address.region,
    'address.country': address.country,
    'governingLaw.full': governingLaw.full,
    'governingLaw.state': governingLaw.state,
    'hours.line': hours.line,
    'hours.long': hours.long,
    'hours.zone': hours.zone,
    deskTarget: durationInWords(deskTarget),
  }
}

/** `replyTime.quote` is "24 hours", `files.quote` "one file"; the others speak of all forms at once. */
function formWords({ promises }: Company): Record<string, string> {
  const words: Record<string, string> = {}
  const replies: Fact[] = []
  const retention: Fact[] = []
  for (const { name, called, promise, keptMonths, fields } of ALL_FORMS) {
    const term = promise && promises[promise]
    if (term) {
      words[`replyTime.${name}`] = durationInWords(term)
      replies.push({ called, value: `within ${durationInWords(term)}` })
      retention.push({ called, value: quantity(keptMonths, 'month') })
    }
    const rule = Object.values(fields).find(({ upload }) => upload)?.upload
    if (rule) words[`files.${name}`] = countInWords(rule)
  }
  return { ...words, replyTimes: byValue(replies), keptTimes: byValue(retention) }
}

interface Fact {
  /** What the form's submission is called. */
  called: string
  value: string
}

const list = new Intl.ListFormat('en-US')

/** "quote request and enquiry: within 24 hours; job application: within 3-5 business days". */
function byValue(facts: readonly Fact[]): string {
  const groups = Map.groupBy(facts, ({ value }) => value)
  return [...groups].map(([value, group]) => `${list.format(group.map(({ called }) => called))}: ${value}`).join('; ')
}

const LIMITS = {
  'limits.quarantine': quantity(QUARANTINE_DAYS, 'day'),
  'limits.upload': quantity(UPLOAD_HOURS, 'hour'),
  'limits.trace': quantity(TRACE_DAYS, 'day'),
  'limits.confirm': quantity(CONFIRM_DAYS, 'day'),
  'limits.emailAttachments': sizeInWords(EMAIL_ATTACHMENTS_BYTES),
}
