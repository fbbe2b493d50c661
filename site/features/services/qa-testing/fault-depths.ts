import { inRow } from '../../../chart/in-row.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** Hours between two changes of the water's tint. */
export const SCALE = 10
/** Half of the height of a cost's two lines of words, in hours. */
const HALF = 2.4

/** Hours of the last find: the sum of its costs. */
export function totalOf({ last }: Pick<ChartOf<'fault-depths'>, 'last'>): number {
  return last.costs.reduce((sum, { hours }) => sum + hours, 0)
}

/** Each cost with the hour at which it begins, and the hour around which its words stand: no tint changes behind them. */
export function costsOf({ last }: Pick<ChartOf<'fault-depths'>, 'last'>) {
  const row = inRow(last.costs, ({ hours }) => hours)
  return row.map((cost) => ({ ...cost, middle: clear((cost.from + cost.to) / 2) }))
}

/** The hour, or the nearest one whose words do not lie over a change of tint. */
function clear(hour: number): number {
  const bound = Math.round(hour / SCALE) * SCALE
  if (Math.abs(hour - bound) >= HALF) return hour
  return Math.round((hour < bound ? bound - HALF : bound + HALF) * 10) / 10
}
