import { timeZoneOffset } from '../../../contract/business-hours.ts'
import type { Company } from '../../../contract/company.ts'
import { QUARTER_HOUR_MS } from '../../database/overview.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** When submissions come: `week[day][hour]`, Monday first, in the company's time zone, and how many out of its hours. */
export function arrivalsOf(
  quarters: readonly { quarter: number; count: number }[],
  { timeZone, hours, holidays }: Pick<Company, 'timeZone' | 'hours' | 'holidays'>,
): { arrivals: number[][]; received: number; outOfHours: number } {
  const arrivals = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  const closed = new Set(holidays.map(({ date }) => date))
  const offsets = new Map<number, number>()
  let received = 0
  let outOfHours = 0
  for (const { quarter, count } of quarters) {
    const at = quarter * QUARTER_HOUR_MS
    // Clocks change at full hours, so one offset holds for an hour.
    const hourStart = at - (at % HOUR_MS)
    const offset = offsets.get(hourStart) ?? timeZoneOffset(hourStart, timeZone)
    offsets.set(hourStart, offset)
    // The local time, written as if it were UTC.
    const local = new Date(at + offset).toISOString()
    const day = (Math.floor((at + offset) / DAY_MS) + 3) % 7
    const row = arrivals[day]
    const hour = Number(local.slice(11, 13))
    if (row) row[hour] = (row[hour] ?? 0) + count
    received += count
    const clock = local.slice(11, 16)
    const isOpen = hours.days.includes(day + 1) && !closed.has(local.slice(0, 10))
    if (!isOpen || clock < hours.opens || clock >= hours.closes) outOfHours += count
  }
  return { arrivals, received, outOfHours }
}
