import catalogue from './catalogue.json' with { type: 'json' }
import { quantity } from './quantity.ts'
import type { Calendar, PromiseTerm } from './time/business-hours.ts'

/** `promises` of content/company.yaml, which each build writes into `catalogue.json`. */
const PROMISES: Readonly<Record<string, PromiseTerm | undefined>> = catalogue.promises

/** What the desks aim at while they are open. Printed, and no due time. */
export const DESK_TARGET: PromiseTerm = catalogue.deskTarget

/** The desks' days and hours in the company's time zone, by which business days are counted. */
export const CALENDAR: Calendar = catalogue.calendar

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

/** "24 hours", "1 hour", "3-5 business days". */
export function durationInWords(term: PromiseTerm): string {
  const most = 'hours' in term ? quantity(term.hours, 'hour') : quantity(term.businessDays, 'business day')
  return term.from === undefined ? most : `${term.from}-${most}`
}

/** For narrow places: "24 h", "3-5 days". */
export function durationInBrief(term: PromiseTerm): string {
  const most = 'hours' in term ? `${term.hours} h` : quantity(term.businessDays, 'day')
  return term.from === undefined ? most : `${term.from}-${most}`
}
