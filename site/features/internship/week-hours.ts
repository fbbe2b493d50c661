import type { Internship } from '../../schemas/internship.ts'

type Week = Internship['who']['week']
export const KINDS = ['lectures', 'shifts', 'ours'] as const
export type Kind = (typeof KINDS)[number]

/** The hours of a week that go into one kind of work. */
export function hoursOf(days: Week['days'], kind: Kind): number {
  return days.reduce((sum, day) => sum + (day[kind] ? day[kind][1] - day[kind][0] : 0), 0)
}
