import type { Company } from '../../contract/company.ts'
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
  return closingTime(calendar, businessDay(calendar, dayOf(receivedAt, calendar.timeZone), term.businessDays))
}

/** The desks' days and hours, as content/company.yaml sets them. */
type Calendar = Pick<Company, 'hours' | 'holidays' | 'timeZone'>

/** A calendar day as `2026-11-21`. */
type Day = string

function businessDay(calendar: Calendar, from: Day, count: number): Day {
  const holidays = new Set(calendar.holidays.map((holiday) => holiday.date))
  let day = from
  let left = count
  for (let step = 0; step < SEARCH_DAYS; step += 1) {
    day = nextDay(day)
    if (calendar.hours.days.includes(weekdayOf(day)) && !holidays.has(day)) left -= 1
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
  return localTime(instant, timeZone).slice(0, 10)
}

/** The instant of closing time on that day, in the company's time zone. */
function closingTime(calendar: Calendar, day: Day): number {
  return instantAt(day, calendar.hours.closes, calendar.timeZone)
}

/** The instant at which a day such as `2026-11-22` begins, ms. */
export function startOfDay(day: string, timeZone: string): number {
  return instantAt(day, '00:00', timeZone)
}

function instantAt(day: Day, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // The first offset may be from the wrong side of a clock change. The second, taken at the instant found, is right.
  const near = wanted - timeZoneOffset(wanted, timeZone)
  return wanted - timeZoneOffset(near, timeZone)
}

/** Ms that the local time is ahead of UTC. */
export function timeZoneOffset(instant: number, timeZone: string): number {
  return Date.parse(`${localTime(instant, timeZone)}Z`) - instant
}

/** The local time, such as `2026-11-21T18:00:00`. */
export function localTime(instant: number, timeZone: string): string {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Creating one costs more than hundreds of uses. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
