import { HOUR_MS } from '../../contract/time/units.ts'
import { midnightAfter } from '../../contract/time/zone.ts'

/** The groups of the inbox, in the order in which they stand. */
export const DUE_GROUPS = ['overdue', 'hour', 'today', 'tomorrow', 'later'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

export const GROUP_LABELS: Record<DueGroup, string> = {
  overdue: 'Overdue',
  hour: 'Under 1 hour',
  today: 'Until midnight',
  tomorrow: 'Tomorrow',
  later: 'Later',
}

/** Where groups end. ms since the epoch. */
export type GroupEnds = ReturnType<typeof groupEnds>

export function groupEnds(now: number, timeZone: string) {
  return { now, hour: now + HOUR_MS, today: midnightAfter(now, timeZone), tomorrow: midnightAfter(now, timeZone, 2) }
}

/** In the last hour of a day, what is due within the hour stays in that group. */
export function groupOf(dueAt: number, ends: GroupEnds): DueGroup {
  if (dueAt < ends.now) return 'overdue'
  if (dueAt < ends.hour) return 'hour'
  if (dueAt < ends.today) return 'today'
  return dueAt < ends.tomorrow ? 'tomorrow' : 'later'
}
