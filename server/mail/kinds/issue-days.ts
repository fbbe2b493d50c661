import { type Day, dayOf, nextDay } from '../../../contract/time/zone.ts'

/** The days of the next newsletter issues after an instant (ms since the epoch): each month's first Tuesday. */
export function firstTuesdays(now: number, timeZone: string, count: number): Day[] {
  const days: Day[] = []
  for (let day = nextDay(dayOf(now, timeZone)); days.length < count; day = nextDay(day)) {
    const isTuesday = new Date(`${day}T00:00:00Z`).getUTCDay() === 2
    if (isTuesday && Number(day.slice(8)) <= 7) days.push(day)
  }
  return days
}
