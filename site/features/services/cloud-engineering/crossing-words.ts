import { momentOf } from '../../../../contract/time/moment.ts'
import { nextDay } from '../../../../contract/time/zone.ts'

/** "2026-05-06" plus so many days as "May 20". */
export function dayAfter(from: string, days: number): string {
  const { month, day } = momentOf(Date.parse(nextDay(from, days)), 'UTC')
  return `${month} ${day}`
}
