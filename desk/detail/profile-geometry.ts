import type { DeskEvent } from '../../contract/desk/replies.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { tenth } from '../../site/chart/scale.ts'
import { depthOf } from '../time/time-left.ts'

// The profile of one request: from left to right the time from receipt to due time, from the surface down the time that
// is left of each answer. In CSS px of the drawing.

export interface ProfileSize {
  width: number
  /** Of the water alone. */
  depth: number
}

export interface Place {
  x: number
  y: number
}

/** A question of the visitor, and our answer to it where there is one. ms. */
export interface Round {
  from: number
  to?: number | undefined
  by?: string | undefined
}

/** Of a request that counts as answered. */
const ANSWERS = ['answered', 'phoned']
/** The answer did not count after all: the question is still the old one. */
const STILL_OWED = ['The answer was returned.', 'The answer was not delivered.']

/** The rounds of a conversation: each time the visitor writes after our answer, the next one begins. */
export function roundsOf(history: readonly Pick<DeskEvent, 'kind' | 'at' | 'actor' | 'detail'>[], receivedAt: number) {
  let rounds: Round[] = [{ from: receivedAt }]
  /** As they were before each opening again, the last one last. */
  const before: Round[][] = []
  for (const { kind, at, actor, detail } of history) {
    const last = rounds.at(-1)
    if (last === undefined) break
    const isByVisitor = actor === null && !STILL_OWED.includes(detail)
    if (kind === 'reopened') before.push(structuredClone(rounds))
    if (ANSWERS.includes(kind)) Object.assign(last, { to: Date.parse(at), by: actor ?? undefined })
    else if (kind === 'reopened' && isByVisitor && last.to !== undefined) rounds.push({ from: Date.parse(at) })
    else if (kind === 'undone' && detail === 'reopened') rounds = before.pop() ?? rounds
    else if (kind === 'reopened' || (kind === 'undone' && ANSWERS.includes(detail))) last.to = undefined
  }
  return rounds
}

/** Of a round that is neither the last nor the one before it, px: what is long ago takes little room. */
const OLD_WIDTH = 24

/**
 * The water of a conversation: a basin for each question, as deep as the time that was left; land between an answer of ours
 * and the next question, because nothing is owed.
 */
export function basinsOf(rounds: readonly Round[], dueAt: number, size: ProfileSize) {
  const starts = rounds.map(({ from }) => from)
  const whole = Math.max(1, dueAt - (starts.at(-1) ?? dueAt))
  const old = Math.max(0, rounds.length - 2)
  const since = starts[old] ?? dueAt

  function x(at: number): number {
    const index = starts.findLastIndex((from) => from <= at)
    const begin = starts[index] ?? since
    if (index < 0) return 0
    if (index < old)
      return tenth((index + (at - begin) / Math.max(1, (starts[index + 1] ?? dueAt) - begin)) * OLD_WIDTH)
    const rest = size.width - old * OLD_WIDTH
    return tenth(old * OLD_WIDTH + ((Math.min(at, dueAt) - since) / Math.max(1, dueAt - since)) * rest)
  }
  /** Where an instant stands: on the bed, or on land. */
  function place(at: number): Place {
    const own = rounds.findLast(({ from }) => from <= at) ?? rounds[0]
    const left = own && (own.to === undefined || at <= own.to) ? own.from + whole - at : 0
    return { x: x(at), y: tenth(size.depth * depthOf(Math.min(whole, Math.max(0, left)), whole)) }
  }
  const basins = rounds.map(({ from, to }, index) => {
    // The last one shows its water up to the due time, whether it was answered or not.
    const end = index === rounds.length - 1 ? dueAt : (to ?? starts[index + 1] ?? dueAt)
    const steps = 64
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const at = end - (1 - step / steps) ** 2 * (end - from)
      const left = Math.min(whole, Math.max(0, from + whole - at))
      return `${step === 0 ? 'M' : 'L'}${x(at)} ${tenth(size.depth * depthOf(left, whole))}`
    }).join('')
    return { bed: index === 0 ? points : `M${x(from)} 0L${points.slice(1)}`, end, x: x(from), to: x(end) }
  })
  return {
    x,
    place,
    water: basins.map(({ bed, x: from, to }) => `${bed}L${to} 0L${from} 0Z`).join(''),
    bed: basins.map(({ bed }, index) => (index < basins.length - 1 ? `${bed}V0` : bed)).join(''),
    lands: rounds.slice(0, -1).flatMap(({ to }, index) => {
      const next = starts[index + 1] ?? dueAt
      return to === undefined ? [] : [{ x: x(to), to: x(next), ms: next - to }]
    }),
  }
}

/** Depth lines that fit: not all where the promise is short or long. ms. */
export function depthLines(whole: number): number[] {
  return [1, 4, 8, 16, 24, 48, 96].map((hours) => hours * HOUR_MS).filter((left) => left < whole * 0.9)
}

/** How far a label may stand from its mark, px. */
const SHIFT = 64
/** Of one letter of a drawing's type, px. */
const LETTER = 7

/**
 * Labels beside each other in a drawing of this width: the last is placed first, others give way to the left, and what finds
 * no place near its mark is left out.
 */
export function fitLabels<T extends { x: number; label: string }>(marks: readonly T[], width: number) {
  const fitting: (T & { start: number; end: number })[] = []
  // Labels one space apart would read as one.
  const gap = 2 * LETTER
  for (const mark of [...marks].reverse()) {
    const long = mark.label.length * LETTER
    const centered = mark.x - long / 2
    let start = Math.max(0, Math.min(width - long, centered))
    for (const other of fitting) {
      const overlaps = start < other.end + gap && start + long + gap > other.start
      if (overlaps) start = other.start - gap - long
    }
    const isFree = fitting.every((other) => start + long + gap <= other.start || start >= other.end + gap)
    if (isFree && start >= 0 && Math.abs(start - centered) <= Math.max(SHIFT, long / 2))
      fitting.push({ ...mark, start, end: start + long })
  }
  return fitting.reverse()
}
