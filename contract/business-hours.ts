import type { Company } from './company.ts'

// The desks' days and hours in the company's time zone, without its holidays.

/** What content/company.yaml sets of them. */
export type Calendar = Pick<Company, 'hours' | 'holidays' | 'timeZone'>

/** A calendar day as `2026-11-21`. */
export type Day = string

const DAY_MS = 24 * 3_600_000

/** The day of an instant (ms since the epoch) in the company's time zone. */
export function dayOf(instant: number, timeZone: string): Day {
  return localTime(instant, timeZone).slice(0, 10)
}

/** Counts in UTC, where every day has 24 hours. */
export function nextDay(day: Day, count = 1): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

export function isBusinessDay({ hours, holidays }: Calendar, day: Day): boolean {
  return hours.days.includes(weekdayOf(day)) && !holidays.some(({ date }) => date === day)
}

/** Whether the desks work at this instant, ms since the epoch. */
export function isOpenAt(calendar: Calendar, instant: number): boolean {
  const local = localTime(instant, calendar.timeZone)
  const clock = local.slice(11, 16)
  const { opens, closes } = calendar.hours
  return clock >= opens && clock < closes && isBusinessDay(calendar, local.slice(0, 10))
}

/**
 * The instant (ms since the epoch) of a time like "18:00" on that day, in the company's time zone. A time that the change
 * to summer time leaves out is an hour later.
 */
export function instantOf(day: Day, clock: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  // The first offset may be from the wrong side of a clock change. The second, taken at the instant found, is right.
  const near = wanted - timeZoneOffset(wanted, timeZone)
  return wanted - timeZoneOffset(near, timeZone)
}

/** The instant at which a day such as `2026-11-22` begins, ms since the epoch. */
export function startOfDay(day: Day, timeZone: string): number {
  return instantOf(day, '00:00', timeZone)
}

/** The last day that the list of holidays knows; undefined for an empty list. */
export function lastHoliday({ holidays }: Pick<Calendar, 'holidays'>): Day | undefined {
  return holidays
    .map(({ date }) => date)
    .sort()
    .at(-1)
}

/** 1 is Monday, 7 is Sunday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Clocks change on the quarter of an hour, everywhere and since 1972 at least. Ms. */
const QUARTER_MS = 15 * 60_000
/** Of all quarters that were asked for, by time zone. A hundred years have 3.5 million. */
const offsets = new Map<string, Map<number, number>>()
const OFFSETS_MAX = 20_000

/** Ms that the local time is ahead of UTC. */
export function timeZoneOffset(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS)
  const known = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, known)
  let offset = known.get(quarter)
  if (offset === undefined) {
    const start = quarter * QUARTER_MS
    offset = Date.parse(`${askLocalTime(start, timeZone)}Z`) - start
    if (known.size >= OFFSETS_MAX) known.clear()
    known.set(quarter, offset)
  }
  return offset
}

/** The local time, such as `2026-11-21T18:00:00`. Emails ask for it a hundred times each, so the offset is remembered. */
export function localTime(instant: number, timeZone: string): string {
  return new Date(instant + timeZoneOffset(instant, timeZone)).toISOString().slice(0, 19)
}

const FORMATS = new Map<string, Intl.DateTimeFormat>()

function askLocalTime(instant: number, timeZone: string): string {
  let format = FORMATS.get(timeZone)
  if (!format) {
    // A format takes longer to create than a hundred times to use.
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    FORMATS.set(timeZone, format)
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}
