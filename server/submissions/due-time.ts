import type { Company } from '../../contract/company.ts'
import type { FormName } from '../../contract/form.ts'

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
export function dueAt(company: Company, form: FormName, receivedAt: number): number {
  // A newsletter subscription is no submission, and nobody promises an answer to it.
  if (form === 'newsletter') return receivedAt
  const term = company.promises[form]
  if ('hours' in term) return receivedAt + term.hours * HOUR
  return closingTime(company, businessDay(company, dayOf(receivedAt, company.timeZone), term.businessDays))
}

/** A calendar day as `2026-11-21`. */
type Day = string

function businessDay(company: Company, from: Day, count: number): Day {
  const holidays = new Set(company.holidays.map((holiday) => holiday.date))
  let day = from
  let left = count
  for (let step = 0; step < SEARCH_DAYS; step += 1) {
    day = nextDay(day)
    if (company.hours.days.includes(weekdayOf(day)) && !holidays.has(day)) left -= 1
    if (left === 0) return day
  }
  throw new Error(`company.yaml leaves fewer than ${count} business days within ${SEARCH_DAYS} days of ${from}.`)
}

/** Counts in UTC, where every day has 24 hours. */
function nextDay(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

function dayOf(instant: number, timeZone: string): Day {
  return wallClock(instant, timeZone).slice(0, 10)
}

/** The instant of closing time on that day, in the company's time zone. */
function closingTime(company: Company, day: Day): number {
  const wanted = Date.parse(`${day}T${company.hours.closes}:00Z`)
  // The first offset may be from the wrong side of a clock change. The second, taken at the instant found, is right.
  const near = wanted - offsetAt(wanted, company.timeZone)
  return wanted - offsetAt(near, company.timeZone)
}

function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${wallClock(instant, timeZone)}Z`) - instant
}

/** The local time, such as `2026-11-21T18:00:00`. */
function wallClock(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}
