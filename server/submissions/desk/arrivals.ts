import type { Company } from '../../../contract/company.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/time/units.ts'
import { timeZoneOffset } from '../../../contract/time/zone.ts'
import { QUARTER_HOUR_MS } from '../../database/overview.ts'

/** When submissions come: `week[day][hour]`, Monday first, in the company's time zone, and how many out of its hours. */
export function arrivalsOf(
  quarters: readonly { quarter: number; count: number }[],
  { timeZone, hours, holidays }: Pick<Company, 'timeZone' | 'hours' | 'holidays'>,
): { arrivals: number[][]; received: number; outOfHours: number } {
  const arrivals = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  // Days since the epoch, and minutes since midnight.
  const closed = new Set(holidays.map(({ date }) => Date.parse(date) / DAY_MS))
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  const offsetAt = offsetsOf(timeZone)
  let received = 0
  let outOfHours = 0
  for (const { quarter, count } of quarters) {
    const at = quarter * QUARTER_HOUR_MS
    const offset = offsetAt(at)
    const local = at + offset
    const date = Math.floor(local / DAY_MS)
    const day = (date + 3) % 7
    const minutes = Math.floor((local - date * DAY_MS) / MINUTE_MS)
    const row = arrivals[day]
    const hour = Math.floor(minutes / 60)
    if (row) row[hour] = (row[hour] ?? 0) + count
    received += count
    const isOpen = hours.days.includes(day + 1) && !closed.has(date)
    if (!isOpen || minutes < opens || minutes >= closes) outOfHours += count
  }
  return { arrivals, received, outOfHours }
}

/** The zone's offset at an instant, ms. Asking the calendar costs 20 µs, and a year has 8,760 hours. */
export function offsetsOf(timeZone: string): (at: number) => number {
  const known = new Map<number, number>()
  const ask = (at: number) => {
    const offset = known.get(at) ?? timeZoneOffset(at, timeZone)
    known.set(at, offset)
    return offset
  }
  return (at) => {
    const day = at - (at % DAY_MS)
    const offset = ask(day)
    // Within a day on which the clocks change they do so at a full hour.
    return offset === ask(day + DAY_MS) ? offset : ask(at - (at % HOUR_MS))
  }
}

/** Of a clock time such as `08:30`. */
function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
