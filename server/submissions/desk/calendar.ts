import { localTime, startOfDay } from '../../../contract/time/zone.ts'

/** The first instants of the last months, this one included, and of the next: one more than `count`. */
export function monthStarts(now: number, count: number, timeZone: string): { month: string; at: number }[] {
  const today = localTime(now, timeZone)
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: count + 1 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1)).toISOString()
    return { month: first.slice(0, 7), at: startOfDay(first.slice(0, 10), timeZone) }
  })
}
