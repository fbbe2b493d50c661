import { type Calendar, type Day, dayOf, instantOf, isBusinessDay, nextDay } from '../../contract/business-hours.ts'
import type { PromiseTerm } from '../../contract/promise.ts'

/** Ms. */
const HOUR = 3_600_000
/** No due day within this many days: the calendar in company.yaml must be wrong. */
const SEARCH_DAYS = 120

/**
 * The latest time to answer a submission, ms since the epoch. Hours count nights and weekends. Business days are the
 * desks' days in the company's time zone, without its holidays; they start on the day after receipt and end at the
 * desks' closing time.
 *
 * @throws an Error when the calendar in company.yaml has too few business days.
 */
export function dueAt(calendar: Calendar, term: PromiseTerm, receivedAt: number): number {
  if ('hours' in term) return receivedAt + term.hours * HOUR
  const day = businessDay(calendar, dayOf(receivedAt, calendar.timeZone), term.businessDays)
  return instantOf(day, calendar.hours.closes, calendar.timeZone)
}

function businessDay(calendar: Calendar, from: Day, count: number): Day {
  let day = from
  let left = count
  for (let step = 0; step < SEARCH_DAYS; step += 1) {
    day = nextDay(day)
    if (isBusinessDay(calendar, day)) left -= 1
    if (left === 0) return day
  }
  throw new Error(`company.yaml leaves fewer than ${count} business days within ${SEARCH_DAYS} days of ${from}.`)
}
