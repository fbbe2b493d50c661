import { DAY_MS, SECOND_MS } from './units.ts'

// The calendar and the clock of a time zone; the reader's own where none is named. Instants are ms since the epoch.

/** A calendar day as `2026-11-21`. */
export type Day = string

/** Whether a text is one. Dates take 30 February for 2 March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The local time, such as `2026-11-21T18:00:00`. Swedish writes it with a space in the middle. */
export function localTime(instant: number, timeZone: string | undefined): string {
  return formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant).replace(' ', 'T')
}

export function dayOf(instant: number, timeZone: string | undefined): Day {
  return localTime(instant, timeZone).slice(0, 10)
}

/** Counts in UTC, where every day has 24 hours. */
export function nextDay(day: Day, count = 1): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The same day and hour of another month, in UTC. Where that month is too short it is a day of the next. */
export function monthsLater(instant: number, months: number): number {
  const date = new Date(instant)
  return date.setUTCMonth(date.getUTCMonth() + months)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7
}

/** The instant of a time like "18:00" on that day. A time that the change to summer time leaves out is an hour later. */
export function instantOf(day: Day, clock: string, timeZone: string | undefined): number {
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  // The first offset may be from the wrong side of a clock change, and the second too, where the time is left out.
  const near = wanted - timeZoneOffset(wanted, timeZone)
  const at = wanted - timeZoneOffset(near, timeZone)
  return Math.max(at, wanted - timeZoneOffset(at, timeZone))
}

/** The instant at which a day such as `2026-11-22` begins. */
export function startOfDay(day: Day, timeZone: string | undefined): number {
  return instantOf(day, '00:00', timeZone)
}

/** The instant at which the day begins that comes `days` after that of `instant`. */
export function midnightAfter(instant: number, timeZone: string | undefined, days = 1): number {
  return startOfDay(nextDay(dayOf(instant, timeZone), days), timeZone)
}

/** Ms that the local time is ahead of UTC. */
export function timeZoneOffset(instant: number, timeZone: string | undefined): number {
  return Date.parse(`${localTime(instant, timeZone)}Z`) - (instant - (instant % SECOND_MS))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The one format of a language in a time zone. It is made once: making one takes a hundred times as long as using it. */
export function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}
