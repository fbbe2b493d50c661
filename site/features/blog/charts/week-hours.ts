import type { Drawing } from '../../../schemas/post.ts'

type WeekHours = Extract<Drawing, { name: 'week-hours' }>

const HOURS_IN_WEEK = 168
const WORKDAYS = 5

/** What a week of hours costs in a month. The bill rounds; so that the parts add up, idle hours get the rest. */
export function weekCosts({ machines, dollarsAnHour, hoursAMonth, worked: [from, to], late }: WeekHours) {
  const month = Math.round(machines * dollarsAnHour * hoursAMonth)
  const workedHours = (to - from) * WORKDAYS
  const worked = Math.round((month * workedHours) / HOURS_IN_WEEK)
  const lateHours = late.hours[1] - late.hours[0]
  return {
    workedHours,
    idleHours: HOURS_IN_WEEK - workedHours,
    /** Whole dollars a month; worked and idle add up to the whole. */
    month,
    worked,
    idle: month - worked,
    lateHours,
    /** Dollars and cents of that evening. */
    late: Math.round(machines * dollarsAnHour * lateHours * 100) / 100,
  }
}
