import { HOUR_MS } from '../../contract/time/units.ts'
import { depthOf } from '../time/time-left.ts'

// The profile of one request: from left to right the time from receipt to due time, from the surface down the time that
// is left. In CSS px of the drawing.

export interface ProfileSize {
  width: number
  /** Of the water alone. */
  depth: number
}

export interface Promised {
  /** ms since the epoch. */
  receivedAt: number
  dueAt: number
}

export interface Place {
  x: number
  y: number
}

/** Where an instant stands on the bed. Instants out of the promise stand at its ends. */
export function placeOf(instant: number, { receivedAt, dueAt }: Promised, { width, depth }: ProfileSize): Place {
  const whole = Math.max(1, dueAt - receivedAt)
  const at = Math.min(dueAt, Math.max(receivedAt, instant))
  return { x: round(((at - receivedAt) / whole) * width), y: round(depth * depthOf(dueAt - at, whole)) }
}

/** The bed from receipt to due time. */
export function bedPath(promised: Promised, size: ProfileSize): string {
  const steps = 64
  const whole = promised.dueAt - promised.receivedAt
  // Points stand closer where the bed is steep, near the due time.
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const rest = (1 - index / steps) ** 2
    return placeOf(promised.dueAt - rest * whole, promised, size)
  })
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** Depth lines that fit: not all where the promise is short or long. ms. */
export function depthLines(promised: Promised): number[] {
  const hour = HOUR_MS
  const whole = promised.dueAt - promised.receivedAt
  const all = [1, 4, 8, 16, 24, 48, 96].map((hours) => hours * hour)
  return all.filter((left) => left < whole * 0.9)
}

/** How far a label may stand from its mark, px. */
const SHIFT = 64

/**
 * Labels beside each other: the last is placed first, others give way to the left, and what finds no place near its mark
 * is left out.
 *
 * @param width of one letter, px.
 */
export function fitLabels<T extends { x: number; label: string }>(
  marks: readonly T[],
  size: ProfileSize,
  width: number,
): (T & { start: number })[] {
  const fitting: (T & { start: number; end: number })[] = []
  for (const mark of [...marks].reverse()) {
    const long = mark.label.length * width
    const centered = mark.x - long / 2
    let start = Math.max(0, Math.min(size.width - long, centered))
    for (const other of fitting) {
      const overlaps = start < other.end + width && start + long + width > other.start
      if (overlaps) start = other.start - width - long
    }
    const isFree = fitting.every((other) => start + long + width <= other.start || start >= other.end + width)
    if (isFree && start >= 0 && Math.abs(start - centered) <= Math.max(SHIFT, long / 2))
      fitting.push({ ...mark, start, end: start + long })
  }
  return fitting.reverse()
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
