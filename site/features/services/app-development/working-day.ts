import { inRow } from '../../../chart/in-row.ts'
import { lastOf } from '../../../chart/item-at.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { minutesOf } from '../clock.ts'

/** A phone's day with all times in minutes since midnight. */
export type WorkingDay = ReturnType<typeof workingDay>

/** Reads the day from its stretches. Never throws: the schema has checked them. */
export function workingDay({ begins, stretches }: Pick<ChartOf<'passage'>, 'begins' | 'stretches'>) {
  const from = minutesOf(begins)
  const placed = inRow(stretches, ({ minutes }) => minutes).map(({ label, signal, gaps, ...row }) => {
    const start = from + row.from
    const at = (minute: number) => start + minute
    // `signal` is per cent of a full one.
    return {
      label,
      from: start,
      to: from + row.to,
      signal,
      gaps: gaps.map((gap) => ({ from: at(gap.from), to: at(gap.to), edits: gap.edits.map(at) })),
    }
  })
  const end = lastOf(placed).to
  const waiting = placed.flatMap(({ gaps }) =>
    gaps.flatMap(({ edits, to }) => edits.map((edit, index) => ({ from: edit, to, place: index + 1 }))),
  )
  const sent = stretches.reduce((sum, stretch) => sum + stretch.sent, 0)
  return {
    from,
    to: end,
    stretches: placed,
    /** The edits that waited in the phone; `place` is the place in the queue, from 1. */
    waiting,
    /** All edits, and those that had arrived when the day ended. */
    made: sent + waiting.length,
    arrived: sent + waiting.filter(({ to }) => to <= end).length,
  }
}

/** How many edits wait at a minute since midnight. */
export function waitingAt({ waiting }: WorkingDay, minute: number): number {
  return waiting.filter(({ from, to }) => from <= minute && minute < to).length
}
