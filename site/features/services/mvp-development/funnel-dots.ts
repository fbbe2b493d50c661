import { inRow } from '../../../chart/in-row.ts'
import { numbers } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** How the dots are laid out: filled column by column, or row by row. */
export interface DotGrid {
  columns: number
  rows: number
  /** Pixels from one dot to the next. */
  pitch: number
  by: 'column' | 'row'
}

export const WIDE_DOTS: DotGrid = { columns: 50, rows: 8, pitch: 25.92, by: 'column' }
export const NARROW_DOTS: DotGrid = { columns: 20, rows: 20, pitch: 17.5, by: 'row' }

/** The people whose last step each was, first step first, one after another. */
function lastSteps({ steps }: ChartOf<'funnel'>) {
  const counts = steps.map(({ reached }, index) => ({ count: reached - (steps[index + 1]?.reached ?? 0) }))
  return inRow(counts, ({ count }) => count)
}

/** For each step the path data of its dots: points without length, to be stroked with round ends. */
export function dotPaths(funnel: ChartOf<'funnel'>, grid: DotGrid): string[] {
  return lastSteps(funnel).map(({ count, from }) =>
    Array.from({ length: count }, (_, index) => {
      const { column, row } = placeOf(from + index, grid)
      return `M${numbers((column + 0.5) * grid.pitch, (row + 0.5) * grid.pitch)}h0`
    }).join(''),
  )
}

/** Where a step begins: x of the line above and below its step, and the height of that step. Only for grids by column. */
export function boundaries(funnel: ChartOf<'funnel'>, grid: DotGrid): { x: number; below: number; y: number }[] {
  return lastSteps(funnel).map(({ from }) => {
    const { column, row } = placeOf(from, grid)
    return { x: (column + (row > 0 ? 1 : 0)) * grid.pitch, below: column * grid.pitch, y: row * grid.pitch }
  })
}

function placeOf(index: number, { columns, rows, by }: DotGrid): { column: number; row: number } {
  return by === 'column'
    ? { column: Math.floor(index / rows), row: index % rows }
    : { column: index % columns, row: Math.floor(index / columns) }
}
