import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { type BasinFigures, basinFigures } from './basin-figures.ts'

export interface LedgerRow {
  title: string
  note?: string
  /** What the row adds or takes; without it the bar is a whole reading. */
  change?: number
  /** The bar's ends on the axis; a whole reading begins where the axis does. */
  from: number
  to: number
  /** Where the next row goes on. */
  next?: number
}

/** The first reading, each correction, the second reading: the bars of a waterfall. */
export function ledgerRows(basin: ChartOf<'basin'>): LedgerRow[] {
  const { first, second, leaving, joining } = basin
  const figures = basinFigures(basin)
  const { begins } = axisOf(figures)
  let reached = figures.first
  const changes = [...leaving.map((item) => ({ ...item, change: -item.rows })), { ...joining, change: joining.rows }]
  return [
    { title: first.title, from: begins, to: figures.first, next: figures.first },
    ...changes.map(({ title, note, change }) => {
      const before = reached
      reached += change
      return { title, note, change, from: Math.min(before, reached), to: Math.max(before, reached), next: reached }
    }),
    { title: second.title, from: begins, to: figures.second },
  ]
}

/** The axis is cut off below what is agreed: the readings are whole, and only their differences are to be seen. */
function axisOf({ first, agreed }: BasinFigures) {
  const step = 50
  return { begins: Math.floor((agreed - 1) / step) * step, ends: Math.ceil(first / 10) * 10, step }
}

/** Where a count lies on the axis, as a share of it (0 to 1), and the counts that the axis names. */
export function scaleOf(figures: BasinFigures): { at: (value: number) => number; ticks: number[] } {
  const { begins, ends, step } = axisOf(figures)
  const count = Math.floor((figures.first - begins) / step) + 1
  return {
    at: (value) => Math.round(((value - begins) / (ends - begins)) * 10_000) / 10_000,
    ticks: Array.from({ length: count }, (_, index) => begins + index * step),
  }
}
