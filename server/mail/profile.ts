import { type Calendar, isOpenAt } from '../../contract/business-hours.ts'
import { dateFormat } from '../../contract/date-format.ts'
import { depthOfTime } from '../../contract/depth.ts'

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

const CELLS = 24
const DAY_MS = 24 * 3_600_000

/**
 * The profile of a submission.
 *
 * @param words of its beginning and its end; each gets the time, as in "Mon 3 PM, stored".
 * @param now cells that are over by then are spent. Without it none is.
 */
export function profileOf(
  calendar: Calendar,
  { receivedAt, dueAt }: { receivedAt: number; dueAt: number },
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
      isSpent: startsAt + term / CELLS <= now + 60_000,
    }
  })
  const time = (at: number) => shortTime(at, term > 6 * DAY_MS, calendar.timeZone)
  return {
    cells,
    captions: [words.begins(time(receivedAt)), meanwhile(calendar, receivedAt, dueAt), words.ends(time(dueAt))],
  }
}

/** "3 PM", "3:42 PM": a time as it stands in a narrow place. */
export function clockTime(at: number, timeZone: string): string {
  const format = dateFormat({ timeZone, hour: 'numeric', minute: '2-digit' })
  return format.format(at).replace(':00', '').replaceAll('\u202f', ' ')
}

function shortTime(at: number, needsDate: boolean, timeZone: string): string {
  const day = needsDate ? ({ month: 'short', day: 'numeric' } as const) : ({ weekday: 'short' } as const)
  return `${dateFormat({ timeZone, ...day }).format(at)} ${clockTime(at, timeZone)}`
}

/** How exactly the desk's hours are found, ms. Offices open on the quarter of an hour. */
const STEP_MS = 15 * 60_000

/** When the desk is closed between two instants, where one line can say it; else its hours. */
function meanwhile(calendar: Calendar, from: number, to: number): string {
  const { timeZone, hours } = calendar
  const spans = closedSpans(calendar, from, to)
  const [only] = spans
  if (only === undefined) return 'desk open throughout'
  if (spans.length > 1) return `desk open ${wallTime(hours.opens)} to ${wallTime(hours.closes)}`
  const time = (at: number) => (only.to - only.from < DAY_MS ? clockTime(at, timeZone) : shortTime(at, false, timeZone))
  const begins = only.from <= from ? '' : ` ${time(only.from)}`
  if (only.to >= to) return begins === '' ? 'desk closed' : `desk closed from${begins}`
  return begins === '' ? `desk closed until ${time(only.to)}` : `desk closed${begins} to ${time(only.to)}`
}

function closedSpans(calendar: Calendar, from: number, to: number): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  // Steps stand on the clock, so that a span begins when the desk closes.
  for (let at = from; at < to; at = Math.floor(at / STEP_MS) * STEP_MS + STEP_MS) {
    if (isOpenAt(calendar, at)) continue
    const last = spans.at(-1)
    const next = Math.min(Math.floor(at / STEP_MS) * STEP_MS + STEP_MS, to)
    if (last?.to === at) last.to = next
    else spans.push({ from: at, to: next })
  }
  return spans
}

/** "18:00" as "6 PM". */
function wallTime(clock: string): string {
  return clockTime(Date.parse(`2000-01-01T${clock}:00Z`), 'UTC')
}
