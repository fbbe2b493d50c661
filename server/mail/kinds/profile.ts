import { depthOfTime } from '../../../contract/depth.ts'
import { type Calendar, closedHours, isOpenAt } from '../../../contract/time/business-hours.ts'
import { brief, briefDate, briefTime, clockTime, momentOf } from '../../../contract/time/moment.ts'
import { DAY_MS, MINUTE_MS } from '../../../contract/time/units.ts'

/** The time from receipt to due time as a depth profile: 24 cells of equal time. */
export interface Profile {
  cells: Cell[]
  /** Below the profile: its beginning, what the desk does meanwhile, its end. */
  captions: [string, string, string]
}

interface Cell {
  /** Time left at the cell's beginning, on the desk's scale: 1 is the whole term, 0 the due time. */
  depth: number
  isOpen: boolean
  /** Over when the email is written: this cell and all before it are. */
  isSpent: boolean
}

type Promised = Record<'receivedAt' | 'dueAt', number>

const CELLS = 24

/**
 * The profile of a submission.
 *
 * @param words of its beginning and its end; each gets the time, as in "Mon 3 PM, stored".
 * @param now cells that are over by then are spent. Without it none is.
 */
export function profileOf(
  calendar: Calendar,
  { receivedAt, dueAt }: Promised,
  words: { begins(time: string): string; ends(time: string): string },
  now = receivedAt,
): Profile {
  const term = Math.max(dueAt - receivedAt, 1)
  const cells = Array.from({ length: CELLS }, (_, index): Cell => {
    const startsAt = receivedAt + (term * index) / CELLS
    return {
      depth: depthOfTime(dueAt - startsAt, term),
      isOpen: isOpenAt(calendar, startsAt + term / CELLS / 2),
      // Half a minute later it would be: an email is written moments after it is queued.
      isSpent: startsAt + term / CELLS <= now + MINUTE_MS,
    }
  })
  const time = (at: number) => shortTime(at, term > 6 * DAY_MS, calendar.timeZone)
  return {
    cells,
    captions: [words.begins(time(receivedAt)), meanwhile(calendar, receivedAt, dueAt), words.ends(time(dueAt))],
  }
}

/** The same as the staff see it. `deepestPx`: the deepest water. */
export function staffProfile(calendar: Calendar, submission: Promised, look: { deepestPx: number; now?: number }) {
  const words = { begins: (time: string) => `${time}, stored`, ends: (time: string) => `due ${time}` }
  return { kind: 'profile' as const, height: look.deepestPx, profile: profileOf(calendar, submission, words, look.now) }
}

function shortTime(at: number, needsDate: boolean, timeZone: string): string {
  const moment = momentOf(at, timeZone)
  return `${needsDate ? briefDate(moment) : brief(moment.weekday)} ${briefTime(moment)}`
}

/** When the desk is closed between two instants, where one line can say it; else its hours. */
function meanwhile(calendar: Calendar, from: number, to: number): string {
  const { timeZone, hours } = calendar
  const spans = closedHours(from, to, calendar)
  const [only] = spans
  if (only === undefined) return 'desk open throughout'
  if (spans.length > 1) return `desk open ${briefTime(clockTime(hours.opens))} to ${briefTime(clockTime(hours.closes))}`
  const time = (at: number) =>
    only.to - only.from < DAY_MS ? briefTime(momentOf(at, timeZone)) : shortTime(at, false, timeZone)
  const begins = only.from <= from ? '' : ` ${time(only.from)}`
  if (only.to >= to) return begins === '' ? 'desk closed' : `desk closed from${begins}`
  return begins === '' ? `desk closed until ${time(only.to)}` : `desk closed${begins} to ${time(only.to)}`
}
