import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { minutesOf } from '../clock.ts'

type Passage = ChartOf<'passage'>

/** An edit that waited in the phone. Minutes since midnight; `place` is its place in the queue, from 1. */
export interface WaitingEdit {
  from: number
  to: number
  place: number
}

export interface Stretch {
  label: string
  /** Minutes since midnight. */
  from: number
  to: number
  /** Per cent of a full signal. */
  signal: number
  gaps: readonly { from: number; to: number; edits: readonly number[] }[]
}

/** A phone's day with all times in minutes since midnight. */
export interface WorkingDay {
  from: number
  to: number
  stretches: readonly Stretch[]
  waiting: readonly WaitingEdit[]
  /** All edits, and those that had arrived when the day ended. */
  made: number
  arrived: number
}

/** Reads the day from its stretches. Never throws: the schema has checked them. */
export function workingDay({ begins, stretches }: Pick<Passage, 'begins' | 'stretches'>): WorkingDay {
  const from = minutesOf(begins)
  let end = from
  const placed = stretches.map(({ label, minutes, signal, gaps }): Stretch => {
    const start = end
    end += minutes
    const at = (minute: number) => start + minute
    return {
      label,
      from: start,
      to: end,
      signal,
      gaps: gaps.map((gap) => ({ from: at(gap.from), to: at(gap.to), edits: gap.edits.map(at) })),
    }
  })
  const waiting = placed.flatMap(({ gaps }) =>
    gaps.flatMap(({ edits, to }) => edits.map((edit, index) => ({ from: edit, to, place: index + 1 }))),
  )
  const sent = stretches.reduce((sum, stretch) => sum + stretch.sent, 0)
  return {
    from,
    to: end,
    stretches: placed,
    waiting,
    made: sent + waiting.length,
    arrived: sent + waiting.filter(({ to }) => to <= end).length,
  }
}

/** How many edits wait at a minute since midnight. */
export function waitingAt({ waiting }: WorkingDay, minute: number): number {
  return waiting.filter(({ from, to }) => from <= minute && minute < to).length
}
