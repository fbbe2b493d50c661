import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** What the two departments read, in rows. All of it is computed from the sources and the corrections. */
export type BasinFigures = ReturnType<typeof basinFigures>

export function basinFigures({ sources, leaving, joining }: ChartOf<'basin'>) {
  /** The first department counts every row of every source. */
  const first = sum(sources)
  const firstAlone = sum(leaving)
  /** Counted by both. */
  const agreed = first - firstAlone
  /** The second counts without the rows that left, and with those that joined. */
  const second = agreed + joining.rows
  return { first, second, agreed, apart: first - second, firstAlone, secondAlone: joining.rows }
}

function sum(items: readonly { rows: number }[]): number {
  return items.reduce((total, { rows }) => total + rows, 0)
}
