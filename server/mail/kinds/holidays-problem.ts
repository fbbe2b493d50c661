import { type Calendar, lastHoliday } from '../../../contract/time/business-hours.ts'
import { dayOf, nextDay } from '../../../contract/time/zone.ts'

/** The list is to be extended while promises are not wrong yet: so many days ahead. */
const AHEAD_DAYS = 60

/** What is wrong with the list of holidays in company.yaml, or undefined. Without it, due times fall on holidays. */
export function holidaysProblem(calendar: Calendar, now: number): string | undefined {
  const last = lastHoliday(calendar)
  const today = dayOf(now, calendar.timeZone)
  if (last !== undefined && last > nextDay(today, AHEAD_DAYS)) return undefined
  const known = last === undefined ? 'lists no holidays' : `lists holidays up to ${last}`
  return `content/company.yaml ${known}: add the next year's`
}
