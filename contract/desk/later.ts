import { type Calendar, isBusinessDay } from '../time/business-hours.ts'
import { HOUR_MS } from '../time/units.ts'
import { dayOf, instantOf, isDay, nextDay, weekdayOf } from '../time/zone.ts'

// Until when a request can be put aside. All words about it, on the screen and at the command line, come from here.

export interface LaterChoice {
  /** At the command line. */
  word: string
  label: string
  /** Ms. */
  at: number
}

const MONDAY = 1

/** The moments that are offered, each once. `dueAt` null: for several requests. */
export function laterChoices(now: number, dueAt: number | null, calendar: Calendar): LaterChoice[] {
  return momentsOf(now, dueAt, calendar).filter(({ at }, index, all) => all.findIndex((one) => one.at === at) === index)
}

function momentsOf(now: number, dueAt: number | null, calendar: Calendar): LaterChoice[] {
  const { hours, timeZone } = calendar
  const opening = (first: number, fits: (day: string) => boolean) => {
    let day = nextDay(dayOf(now, timeZone), first)
    while (!fits(day)) day = nextDay(day)
    return instantOf(day, hours.opens, timeZone)
  }
  const beforeDue = dueAt === null ? 0 : dueAt - HOUR_MS
  return [
    ...(beforeDue > now ? [{ word: 'due', label: 'One hour before it is due', at: beforeDue }] : []),
    { word: 'hour', label: 'In an hour', at: now + HOUR_MS },
    { word: 'tomorrow', label: 'Tomorrow morning', at: opening(1, () => true) },
    { word: 'workday', label: 'Next business day', at: opening(1, (day) => isBusinessDay(calendar, day)) },
    { word: 'monday', label: 'Monday', at: opening(1, (day) => weekdayOf(day) === MONDAY) },
  ]
}

/** The moment of a day and a clock time at the company, such as `2026-11-27 14:00`; a day alone is its opening. */
export function readMoment(typed: string, { hours, timeZone }: Calendar): number | undefined {
  const [, day = '', clock = hours.opens] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T]([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(typed.trim()) ?? []
  return isDay(day) ? instantOf(day, clock, timeZone) : undefined
}

/** What `--until` says: a word of the choices, a moment, or `now` (null); undefined for anything else. */
export function readLater(typed: string, now: number, calendar: Calendar): number | null | undefined {
  if (typed === 'now') return null
  return momentsOf(now, null, calendar).find(({ word }) => word === typed)?.at ?? readMoment(typed, calendar)
}
