import catalogue from './catalogue.json' with { type: 'json' }
import { quantity } from './quantity.ts'

/**
 * When a reply is due at the latest: whole hours by the wall clock, or business days. `from` is the lower end that the
 * words name beside it; the due time is always the upper end.
 */
export type PromiseTerm = { hours: number; from?: number } | { businessDays: number; from?: number }

/** `promises` of content/company.yaml, which each build writes into `catalogue.json`. */
const PROMISES: Readonly<Record<string, PromiseTerm | undefined>> = catalogue.promises

/**
 * The term under this key of `promises` in content/company.yaml; forms name theirs in `promise`.
 *
 * @throws an Error that names the entry where it is missing.
 */
export function promiseOf(key: string): PromiseTerm {
  const term = PROMISES[key]
  if (term === undefined) throw new Error(`content/company.yaml: promises: ${key} is missing.`)
  return term
}

/** A reply promise in words, for "within …": "24 hours", "1 hour", "3-5 business days". */
export function replyTime(key: string): string {
  return durationInWords(promiseOf(key))
}

/** What a form's dialog tells of a reply promise. */
export interface ToldPromise {
  /** For "within …". */
  within: string
  /** Where a weekday names the due time: of a week or more it names none, and business days the server alone can count. */
  dueInHours?: number
}

export function toldPromise(key: string): ToldPromise {
  const term = promiseOf(key)
  return { within: replyTime(key), dueInHours: 'hours' in term && term.hours < 7 * 24 ? term.hours : undefined }
}

/** "24 hours", "1 hour", "3-5 business days". */
export function durationInWords(term: PromiseTerm): string {
  const most = 'hours' in term ? quantity(term.hours, 'hour') : quantity(term.businessDays, 'business day')
  return term.from === undefined ? most : `${term.from}-${most}`
}
