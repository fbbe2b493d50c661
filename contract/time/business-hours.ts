import { clockTime, momentOf, timeOf } from './moment.ts'
import { DAY_MS, HOUR_MS } from './units.ts'
import { type Day, dayOf, instantOf, localTime, nextDay, startOfDay, weekdayOf } from './zone.ts'

// The desks' days and hours in the company's time zone, and what is due by them. Instants are ms since the epoch.

/** What content/company.yaml sets of them. */
export interface Calendar {
  timeZone: string
  /** 1 is Monday; times like "09:00". */
  hours: { days: readonly number[]; opens: string; closes: string }
  holidays: readonly { date: Day }[]
}

/**
 * When a reply is due at the latest: whole hours by the wall clock, or business days. `from` is the lower end that the
 * words name beside it; the due time is always the upper end.
 */
export type PromiseTerm = { hours: number; from?: number } | { businessDays: number; from?: number }

export function isBusinessDay({ hours, holidays }: Calendar, day: Day): boolean {
  return hours.days.includes(weekdayOf(day)) && !holidays.some(({ date }) => date === day)
}

/** Whether the desks work at this instant. */
export function isOpenAt(calendar: Calendar, instant: number): boolean {
  const local = localTime(instant, calendar.timeZone)
  const clock = local.slice(11, 16)
  return clock >= calendar.hours.opens && clock < calendar.hours.closes && isBusinessDay(calendar, local.slice(0, 10))
}

/**
 * The latest time to answer what comes in at `receivedAt`. Hours count nights, weekends and holidays. Business days are the
 * desks' days in the company's time zone, without its holidays; they start on the day after receipt and end at the desks'
 * closing time.
 */
export function dueAt(calendar: Calendar, term: PromiseTerm, receivedAt: number): number {
  return 'hours' in term ? dueAfterHours(term, receivedAt) : dueAfterDays(calendar, term.businessDays, receivedAt)
}

/** Of a promise in hours: needs no calendar, so the contact page's script carries none of the days' arithmetic. */
export function dueAfterHours({ hours }: { hours: number }, receivedAt: number): number {
  return receivedAt + hours * HOUR_MS
}

/** content/company.yaml names at least one weekday, so there is always a next business day. */
function dueAfterDays(calendar: Calendar, count: number, receivedAt: number): number {
  let day = dayOf(receivedAt, calendar.timeZone)
  for (let left = count; left > 0; ) {
    day = nextDay(day)
    if (isBusinessDay(calendar, day)) left -= 1
  }
  return instantOf(day, calendar.hours.closes, calendar.timeZone)
}

/** Whether the desks' own target ends while they are open, as it began. Only then it is told beside the due time. */
export function meetsTarget(calendar: Calendar, target: PromiseTerm, sentAt: number): boolean {
  return 'hours' in target && [0, target.hours * HOUR_MS - 1].every((ms) => isOpenAt(calendar, sentAt + ms))
}

export interface Interval {
  from: number
  to: number
}

/** When the desks are closed between two instants: nights, weekends and holidays, in one piece where they touch. */
export function closedHours(from: number, to: number, calendar: Calendar): Interval[] {
  const { timeZone, hours } = calendar
  const closed: Interval[] = []
  let open = from
  for (let day = dayOf(from, timeZone); startOfDay(day, timeZone) < to; day = nextDay(day)) {
    if (!isBusinessDay(calendar, day)) continue
    closed.push({ from: open, to: Math.min(to, instantOf(day, hours.opens, timeZone)) })
    open = Math.max(open, instantOf(day, hours.closes, timeZone))
  }
  return [...closed, { from: open, to }].filter((interval) => interval.to > interval.from)
}

/** The last day that the list of holidays knows; undefined for an empty list. */
export function lastHoliday({ holidays }: Pick<Calendar, 'holidays'>): Day | undefined {
  return holidays
    .map(({ date }) => date)
    .sort()
    .at(-1)
}

/**
 * "Monday to Friday, 9:00 AM to 6:00 PM EDT", with the zone of that instant. Texts that the specification prints have
 * `hours.long` of content/company.yaml.
 */
export function hoursInWords(calendar: Calendar, at: number): string {
  return `${daysInWords(calendar)}, ${clockHours(calendar)} ${momentOf(at, calendar.timeZone).timeZoneName}`
}

/** "9:00 AM to 6:00 PM". */
export function clockHours({ hours: { opens, closes } }: Pick<Calendar, 'hours'>): string {
  return `${timeOf(clockTime(opens))} to ${timeOf(clockTime(closes))}`
}

/** "Monday to Friday", "Monday, Wednesday, and Saturday". */
export function daysInWords({ hours }: Pick<Calendar, 'hours'>): string {
  const days = [...hours.days].sort()
  const names = days.map((day) => momentOf(MONDAY + (day - 1) * DAY_MS, 'UTC').weekday)
  const isRow = days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1
  return isRow ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat('en-US').format(names)
}

const MONDAY = Date.UTC(2024, 0, 1)
