import { brief, longDate, type Moment, momentOf } from '../../../contract/time/moment.ts'

/** `2025-01-14` as "January 14, 2025". Read and written in UTC, so that no time zone changes the day. */
export function longDay(day: string): string {
  return longDate(noonOf(day))
}

/** As "Jan 14, 2025". */
export function shortDay(day: string): string {
  const noon = noonOf(day)
  return longDate({ ...noon, month: brief(noon.month) })
}

function noonOf(day: string): Moment {
  return momentOf(Date.parse(`${day}T12:00:00Z`), 'UTC')
}
