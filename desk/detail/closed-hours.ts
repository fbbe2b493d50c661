import type { DeskSession } from '../../contract/desk.ts'
import { instantOf, localTime, midnightAfter } from '../time/zone.ts'

export interface Interval {
  /** ms since the epoch. */
  from: number
  to: number
}

/** Longer than this, ms, nobody draws single nights. */
const LONGEST = 60 * 24 * 60 * 60_000

/** When the desk is closed between two instants: nights, weekends and holidays, in one piece where they touch. */
export function closedHours(
  from: number,
  to: number,
  { hours, holidays, timeZone }: Pick<DeskSession, 'hours' | 'holidays' | 'timeZone'>,
): Interval[] {
  const closed: Interval[] = []
  if (to - from > LONGEST) return closed
  let open = from
  for (let day = midnightAfter(from, timeZone, 0); day < to; day = midnightAfter(day, timeZone)) {
    const { year, month, day: date, weekday } = localTime(day, timeZone)
    const name = `${year}-${twoDigits(month)}-${twoDigits(date)}`
    if (!hours.days.includes(weekday) || holidays.some((holiday) => holiday.date === name)) continue
    const at = (clock: string) => {
      const [hour = 0, minute = 0] = clock.split(':').map(Number)
      return instantOf(Date.UTC(year, month - 1, date, hour, minute), timeZone)
    }
    if (at(hours.opens) > open) closed.push({ from: open, to: Math.min(to, at(hours.opens)) })
    open = Math.max(open, at(hours.closes))
  }
  if (open < to) closed.push({ from: open, to })
  return closed.filter((interval) => interval.to > interval.from)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
