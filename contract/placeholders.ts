import type { Company } from './company.ts'
import { countInWords, sizeInWords } from './fields/upload.ts'
import { ALL_FORMS, DESKS } from './forms.ts'
import {
  BACKUP_DAYS,
  CONFIRM_DAYS,
  DRAFT_DAYS,
  EMAIL_ATTACHMENTS_BYTES,
  QUARANTINE_DAYS,
  TRACE_DAYS,
  UPLOAD_HOURS,
} from './limits.ts'
import { durationInWords } from './promise.ts'
import { quantity } from './quantity.ts'

// Prose in content/ repeats no fact that is set elsewhere. It holds a placeholder such as `{phone}` or
// `{replyTime.quote}`, which is filled at build.

const PLACEHOLDER = /\{([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*)\}/g

/** What a placeholder counts for where a text has a longest length, so that no change of the brand breaks the build. */
const NOMINAL_LENGTH = 10

type Words = Readonly<Record<string, (company: Company) => string>>

const COMPANY: Words = {
  company: ({ name }) => name,
  domain: ({ domain }) => domain,
  phone: ({ phone }) => phone.display,
  location: ({ address }) => address.line,
  'address.city': ({ address }) => address.city,
  'address.region': ({ address }) => address.region,
  'address.country': ({ address }) => address.country,
  'governingLaw.full': ({ governingLaw }) => governingLaw.full,
  'governingLaw.state': ({ governingLaw }) => governingLaw.state,
  'hours.line': ({ hours }) => hours.line,
  'hours.long': ({ hours }) => hours.long,
  'hours.zone': ({ hours }) => hours.zone,
  deskTarget: ({ deskTarget }) => durationInWords(deskTarget),
  ...Object.fromEntries(DESKS.map((desk) => [`${desk}Mail`, ({ mail }: Company) => mail[desk]])),
}

const LIMITS: Words = {
  'limits.draft': () => quantity(DRAFT_DAYS, 'day'),
  'limits.quarantine': () => quantity(QUARANTINE_DAYS, 'day'),
  'limits.backup': () => quantity(BACKUP_DAYS, 'day'),
  'limits.upload': () => quantity(UPLOAD_HOURS, 'hour'),
  'limits.trace': () => quantity(TRACE_DAYS, 'day'),
  'limits.confirm': () => quantity(CONFIRM_DAYS, 'day'),
  'limits.emailAttachments': () => sizeInWords(EMAIL_ATTACHMENTS_BYTES),
}

const WORDS: Words = { ...COMPANY, ...formWords(), ...LIMITS }

/** Puts facts, promises and limits into prose, as `write` writes them there. An unknown placeholder stays as it is. */
export function fillPlaceholders(prose: string, company: Company, write = (words: string) => words): string {
  return prose.replace(PLACEHOLDER, (placeholder, name: string) => {
    const words = Object.hasOwn(WORDS, name) ? WORDS[name]?.(company) : undefined
    return words === undefined ? placeholder : write(words)
  })
}

/** What is wrong with the placeholders of a text, for whoever wrote it; undefined if nothing is. */
export function placeholderProblem(prose: string): string | undefined {
  const names = [...prose.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !Object.hasOwn(WORDS, name))
  if (unknown.length === 0) return undefined
  const braced = (list: readonly string[]) => list.map((name) => `{${name}}`).join(', ')
  return `There is no placeholder ${braced(unknown)}. The placeholders are: ${braced(Object.keys(WORDS))}`
}

/** The length of prose, in UTF-16 units, with each placeholder counted alike. */
export function nominalLength(prose: string): number {
  return prose.replace(PLACEHOLDER, 'x'.repeat(NOMINAL_LENGTH)).length
}

/** `replyTime.quote` is "24 hours", `files.quote` "one file"; two more speak of all forms at once. */
function formWords(): Words {
  const answered = ALL_FORMS.flatMap(({ promise, ...form }) => (promise ? [{ ...form, promise }] : []))
  const within = (company: Company, promise: string) => {
    const term = company.promises[promise]
    return term ? durationInWords(term) : ''
  }
  const times = answered.map(({ name, promise }) => [`replyTime.${name}`, (ours: Company) => within(ours, promise)])
  const files = ALL_FORMS.flatMap(({ name, fields }) => {
    const rule = Object.values(fields).find(({ upload }) => upload)?.upload
    return rule ? [[`files.${name}`, () => countInWords(rule)]] : []
  })
  return {
    ...Object.fromEntries([...times, ...files]),
    replyTimes: (company) =>
      byValue(answered.map(({ called, promise }) => ({ called, value: `within ${within(company, promise)}` }))),
    keptTimes: () =>
      byValue(answered.map(({ called, keptMonths }) => ({ called, value: quantity(keptMonths, 'month') }))),
  }
}

const list = new Intl.ListFormat('en-US')

/** "quote request and inquiry: within 24 hours; job application: within 3-5 business days". */
function byValue(facts: readonly { called: string; value: string }[]): string {
  const groups = Map.groupBy(facts, ({ value }) => value)
  return [...groups].map(([value, group]) => `${list.format(group.map(({ called }) => called))}: ${value}`).join('; ')
}
