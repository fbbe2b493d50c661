import { DAY_MS, MINUTE_MS } from './units.ts'
import { dayOf, formatOf, localTime } from './zone.ts'

// Every word of a time that a person reads, on pages, in emails and at the desk, is made of one value.

type Part = 'weekday' | 'month' | 'day' | 'year' | 'hour' | 'minute' | 'dayPeriod' | 'timeZoneName'

/** An instant as people read it in one time zone: "Monday", "November", "30", ..., "EST". */
export interface Moment extends Record<Part, string> {
  /** Ms since the epoch. */
  at: number
  /** When it is read. */
  from: number
  timeZone: string | undefined
  /** The weekday alone names the day: it is less than six days away, before or after. */
  isNear: boolean
}

/**
 * @param timeZone - the reader's own without it.
 * @param from - when it is read; for an email, when the submission came in. Ms since the epoch, as `at`. Without it the day is
 *   taken for near: its weekday alone names it.
 */
export function momentOf(at: number, timeZone?: string, from = at): Moment {
  const format = formatOf('en-US', {
    ...{ timeZone, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  })
  // A format gives all that it was asked for.
  const parts = {} as Record<Part, string>
  for (const { type, value } of format.formatToParts(at)) parts[type as Part] = value
  return { ...parts, at, from, timeZone, isNear: Math.abs(at - from) < 6 * DAY_MS }
}

/** Calendar days from when it is read: 0 is today, 1 tomorrow, -1 yesterday. */
export function daysAhead({ at, from, timeZone }: Moment): number {
  return (Date.parse(dayOf(at, timeZone)) - Date.parse(dayOf(from, timeZone))) / DAY_MS
}

/** A time of the clock such as "18:00", on no day in particular. */
export function clockTime(clock: string): Moment {
  return momentOf(Date.parse(`2000-01-01T${clock}Z`), 'UTC')
}

/** "3:00 PM". */
export function timeOf({ hour, minute, dayPeriod }: Moment): string {
  return `${hour}:${minute} ${dayPeriod}`
}

/** "3 PM", "3:42 PM": for narrow places. */
export function briefTime(moment: Moment): string {
  return moment.minute === '00' ? `${moment.hour} ${moment.dayPeriod}` : timeOf(moment)
}

/** "3:00 PM EST". People read midnight as either end of a day, so it names its evening: "12:00 AM EST (Saturday night)". */
export function zonedTime(moment: Moment): string {
  const { at, timeZone, timeZoneName } = moment
  const time = timeOf(moment)
  return `${time} ${timeZoneName}${time === '12:00 AM' ? ` (${momentOf(at - MINUTE_MS, timeZone).weekday} night)` : ''}`
}

/** "Tue", "Nov". */
export function brief(word: string): string {
  return word.slice(0, 3)
}

/** "November 30", with the year where it is not that of reading. */
export function dateOf(moment: Moment): string {
  const { month, day, year, from, timeZone } = moment
  return localTime(from, timeZone).startsWith(year) ? `${month} ${day}` : longDate(moment)
}

/** "Nov 30", with the year where it is not that of reading. */
export function briefDate(moment: Moment): string {
  return dateOf({ ...moment, month: brief(moment.month) })
}

/** "Nov 2025". */
export function briefMonth({ month, year }: Moment): string {
  return `${brief(month)} ${year}`
}

/** "March 2, 2028". */
export function longDate({ month, day, year }: Moment): string {
  return `${month} ${day}, ${year}`
}

/** "Tuesday, March 3". */
export function datedDay(moment: Moment): string {
  return `${moment.weekday}, ${dateOf(moment)}`
}

/** The day of a due time: "Tuesday", and with its date where the weekday alone is not clear: "Monday, November 30". */
export function dayInWords(moment: Moment): string {
  return moment.isNear ? moment.weekday : datedDay(moment)
}

/** A due time: "Tuesday 3:00 PM EST", "Monday, November 30, 6:00 PM EST". */
export function dueInWords(due: Moment): string {
  return `${dayInWords(due)}${due.isNear ? '' : ','} ${zonedTime(due)}`
}

/** A due time in a subject or a narrow place: "Tue 3:00 PM", "Mon, Nov 30, 6:00 PM". */
export function dueInShort(due: Moment): string {
  const weekday = brief(due.weekday)
  return due.isNear ? `${weekday} ${timeOf(due)}` : `${weekday}, ${briefDate(due)}, ${timeOf(due)}`
}

/** With its date, whenever it is: "Monday, March 2, 3:00 PM EST". */
export function momentInWords(moment: Moment): string {
  return dueInWords({ ...moment, isNear: false })
}

/** The same, short: "Mon, Mar 2, 3:00 PM EST". */
export function momentInShort(moment: Moment): string {
  return `${dueInShort({ ...moment, isNear: false })} ${moment.timeZoneName}`
}

/** At the desk: "today 10:12 AM", "Tue 8:19 AM" within six days, else "Nov 18, 8:19 AM". */
export function sinceInWords(moment: Moment): string {
  const days = daysAhead(moment)
  const isNear = Math.abs(days) < 6
  const day = days === 0 ? 'today' : isNear ? brief(moment.weekday) : `${briefDate(moment)},`
  return `${day} ${timeOf(moment)}`
}

/** At the desk, in a narrow place: "3:00 PM" for today and tomorrow, "Wed 6 PM" within six days, else "Mar 12". */
export function dueInList(due: Moment): string {
  const days = daysAhead(due)
  if (days === 0 || days === 1) return timeOf(due)
  return Math.abs(days) < 6 ? `${brief(due.weekday)} ${briefTime(due)}` : briefDate(due)
}

/** At the desk: "today, 3:00 PM", "tomorrow, 9:23 AM", "Friday, 6:00 PM", "Mar 12, 6:00 PM". */
export function dueInDetail(due: Moment): string {
  const days = daysAhead(due)
  const named = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[days]
  return `${named ?? (days > 1 && days < 6 ? due.weekday : briefDate(due))}, ${timeOf(due)}`
}
