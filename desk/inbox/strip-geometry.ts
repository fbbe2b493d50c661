import { DAY_MS, HOUR_MS } from '../../contract/time/units.ts'
import { tenth } from '../../site/chart/scale.ts'
import { depthOf, STRIP_SCALE } from '../time/time-left.ts'

// The depth strip beside the inbox: true to time, while the list is not. Everything is in CSS px from the upper left corner
// of the visible part of the list.

/** Dots nearer than this lie beside each other. */
const DOT_GAP = 9
/** Dots beside each other, before one lies on another. */
const LANES = 3
/** The strip is no longer than this, however high the window. */
const LONGEST = 570

export interface StripSize {
  /** Of the whole list with its strip. */
  width: number
  height: number
  /** Of the strip alone. */
  strip: number
}

/** One request of the list. `row` is the middle of its row; nothing where that is out of view. */
export interface StripItem {
  reference: string
  /** ms until the due time, negative after it. */
  left: number
  row: number | undefined
}

export interface Dot {
  x: number
  y: number
  overdue: boolean
  /** From the dot to its row; nothing where the row is out of view. */
  leader: string | undefined
}

/** Where the surface lies, and how long the scale below it is. */
export type Water = ReturnType<typeof waterOf>

/** A calm surface, px: over the words of an empty list, and at the upper edge of one with rows, which it must not cross. */
const CALM = { empty: 14, rows: 1 }

/** @param overdueEnd the lower edge of the overdue group; nothing where nothing is overdue. */
export function waterOf(size: StripSize, overdueEnd: number | undefined, { isEmpty = false } = {}) {
  const calm = isEmpty ? CALM.empty : CALM.rows
  const surface = overdueEnd === undefined ? calm : Math.max(24, Math.min(overdueEnd, size.height * 0.45))
  return { surface, length: Math.max(160, Math.min(LONGEST, size.height - surface - 68)) }
}

/** The heading and the text of an empty list, in px, with the room that each takes. */
const HEADING = 46
const TEXT = 90
const CLEAR = 14

/**
 * Where the words of an empty list stand so that no edge crosses them: the heading above the edge of one hour and the text
 * below it, or both below midnight where there is no such room.
 *
 * @param hour the edge of one hour, and `today` that of midnight, in px from the top.
 * @returns the upper edge of the heading, and the distance from the heading to the text.
 */
export function emptyWords(surface: number, hour: number, today: number): { top: number; gap: number } {
  const isRoomy = hour - surface >= HEADING + 2 * CLEAR && Math.abs(today - hour) >= TEXT + 2 * CLEAR && today > hour
  if (isRoomy) return { top: Math.round(hour - CLEAR - HEADING), gap: 2 * CLEAR }
  return { top: Math.round(Math.max(hour, today) + CLEAR), gap: CLEAR }
}

/** Where a time left stands. What is overdue is mirrored above the surface. */
export function stripY(left: number, { surface, length }: Water): number {
  if (left >= 0) return surface + length * depthOf(left, STRIP_SCALE)
  return Math.max(10, surface - length * depthOf(-left, STRIP_SCALE))
}

/** Each item with its dot. */
export function dotsOf<T extends StripItem>(items: readonly T[], water: Water, size: StripSize): (T & Dot)[] {
  const first = Math.round(size.strip * (isNarrow(size) ? 0.62 : 0.59))
  const lastInLane: number[] = []
  return [...items]
    .sort((one, other) => one.left - other.left)
    .map((item) => {
      const { left, row } = item
      const y = tenth(stripY(left, water))
      const free = Array.from({ length: LANES }, (_, lane) => lane).find(
        (lane) => y - (lastInLane[lane] ?? Number.NEGATIVE_INFINITY) >= DOT_GAP,
      )
      const lane = free ?? 0
      lastInLane[lane] = y
      const x = first + lane * DOT_GAP
      return { ...item, x, y, overdue: left < 0, leader: row === undefined ? undefined : leader(x, y, row, size.strip) }
    })
}

function leader(x: number, y: number, row: number, strip: number): string {
  const bend = tenth((strip - x) / 2)
  return `M${x + 4} ${y}C${x + bend + 4} ${y} ${strip - bend} ${tenth(row)} ${strip} ${tenth(row)}`
}

/**
 * The lower edge of a group: an isobath that continues the strip's mark and wanders by 3 px, by none at the left end.
 *
 * @param mark its place on the strip; nothing where the strip has none, then it begins beside the strip.
 * @param edge its place in the list.
 * @param seed tells one edge's path from another's.
 */
export function isobath(mark: number | undefined, edge: number, seed: number, { width, strip }: StripSize): string {
  const middle = strip / 2
  const start =
    mark === undefined
      ? `M${strip} ${tenth(edge)}`
      : `M0 ${tenth(mark)}H${tenth(strip * 0.4)}C${tenth(middle + strip * 0.2)} ${tenth(mark)} ${tenth(middle)} ${tenth(edge)} ${strip} ${tenth(edge)}`
  const steps = Math.max(2, Math.round((width - strip) / 88))
  const step = (width - strip) / steps
  let path = start
  let y = edge
  for (let index = 1; index <= steps; index++) {
    const x = strip + index * step
    const next = edge + 3 * Math.sin(seed * 2.1 + index * 1.7) * Math.cos(seed + index * 0.6)
    path += `C${tenth(x - step / 2)} ${tenth(y)} ${tenth(x - step / 2)} ${tenth(next)} ${tenth(x)} ${tenth(next)}`
    y = next
  }
  return path
}

/** The water above an isobath that begins at the strip's mark, as a closed shape. */
export function above(path: string): string {
  return `${path}V-20H0Z`
}

/** Ticks of the scale, from the surface down. `short` is what a narrow strip has room for. */
const TICKS: readonly { left: number; label: string; short: string }[] = [
  { left: HOUR_MS / 4, label: '¼ h', short: '' },
  { left: HOUR_MS / 2, label: '', short: '' },
  { left: HOUR_MS, label: '1 h', short: '1' },
  { left: 2 * HOUR_MS, label: '2', short: '2' },
  { left: 4 * HOUR_MS, label: '4', short: '4' },
  { left: 8 * HOUR_MS, label: '8', short: '8' },
  { left: 16 * HOUR_MS, label: '', short: '' },
  { left: DAY_MS, label: '1 d', short: '1d' },
  { left: 2 * DAY_MS, label: '2', short: '2' },
  { left: 4 * DAY_MS, label: '4', short: '4' },
  { left: 7 * DAY_MS, label: '7 d', short: '7d' },
]

/** How wide a letter of a tick's words is, px. */
export const LETTER = 7
/** Half the height of a tick's words with the room around them. */
const HALF_LINE = 8

/** The ticks of a strip with their words, which begin at `x`. `end` is a tick's own. */
export function ticksOf(size: StripSize, water: Water) {
  return TICKS.map(({ left, label, short }) => ({
    ...{ left, y: stripY(left, water) },
    ...(isNarrow(size) ? { text: short, x: 12, end: 10 } : { text: label, x: 17, end: label === '' ? 10 : 13 }),
  }))
}

/** The area of the list without the words of the ticks, as a path to be filled by the even-odd rule: no edge crosses them. */
export function besideTicks(size: StripSize, water: Water): string {
  const holes = ticksOf(size, water)
    .filter(({ text }) => text !== '')
    .map(({ x, y, text }) => {
      const across = text.length * LETTER + 6
      return `M${x - 3} ${tenth(y - HALF_LINE)}h${across}v${2 * HALF_LINE}h${-across}Z`
    })
  return `M0 -40H${size.width}V${size.height + 40}H0Z${holes.join('')}`
}

/** Whether a strip has room for a number alone beside its ticks. */
function isNarrow({ strip }: StripSize): boolean {
  return strip < 60
}
