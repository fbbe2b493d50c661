import { dateFormat } from './date-format.ts'

/** From this many days ahead a weekday alone could mean two days. Ms. */
const WEEKDAY_IS_CLEAR_MS = 6 * 24 * 60 * 60_000

/**
 * A due time in the visitor's words, in the company's time zone (specification 1.3.11): "Tuesday 3:00 PM EST". Where the
 * weekday alone is not clear, the date stands with it: "Monday, November 30, 6:00 PM EST".
 *
 * @param from - when it is read; for an email, when the submission came in.
 */
export function dueInWords(due: Date, from: Date, timeZone: string): string {
  if (!isWeekdayClear(due, from)) return momentInWords(due, timeZone)
  const { weekday, hour, minute, dayPeriod, timeZoneName } = parts(due, timeZone, 'long')
  return `${weekday} ${hour}:${minute} ${dayPeriod} ${timeZoneName}`
}

/** The same for a subject or a narrow place: "Tue 3:00 PM". Where the weekday is not clear it is as long as above. */
export function dueInShort(due: Date, from: Date, timeZone: string): string {
  if (!isWeekdayClear(due, from)) return momentInWords(due, timeZone)
  const { weekday, hour, minute, dayPeriod } = parts(due, timeZone, 'short')
  return `${weekday} ${hour}:${minute} ${dayPeriod}`
}

function isWeekdayClear(due: Date, from: Date): boolean {
  return due.getTime() - from.getTime() < WEEKDAY_IS_CLEAR_MS
}

/** "Monday, March 2, 3:00 PM EST". */
export function momentInWords(moment: Date, timeZone: string): string {
  const { weekday, month, day, hour, minute, dayPeriod, timeZoneName } = parts(moment, timeZone, 'long')
  return `${weekday}, ${month} ${day}, ${hour}:${minute} ${dayPeriod} ${timeZoneName}`
}

function parts(moment: Date, timeZone: string, weekday: 'long' | 'short'): Record<string, string> {
  const format = dateFormat({
    timeZone,
    weekday,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return Object.fromEntries(format.formatToParts(moment).map((part) => [part.type, part.value]))
}
