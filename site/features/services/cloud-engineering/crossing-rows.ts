import { share, tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { coastAt } from './coasts.ts'

/** A line is a pixel broad for so many dollars a month, and never thinner than this. */
export const DOLLARS_PER_PIXEL = 400
const THINNEST = 1.5

/** Heights of the table's rows, in rows of a system (styles/services/cloud-engineering/crossing-table.drawing.css). */
export const ROWS = { head: 0.75, system: 1, back: 1.1, gap: 1.2 }

/** One system's line across the strait, or towards it. Shares are of the strait's width. */
export interface Lane {
  /** Pixels. */
  breadth: number
  /** Where it begins on the left shore and ends: on the right shore, or under way. */
  from: number
  to: number
}

/** All rows of the crossing with their heights and lines, top to bottom. */
export type CrossingRows = ReturnType<typeof crossingRows>

/** How far on its way a retired system's line ends, by its place: they go down one by one. */
const UNDER_WAY = [0.35, 0.42, 0.47, 0.25]

export function crossingRows({ waves, retire, stay }: ChartOf<'crossing'>) {
  let row = 0
  const take = (height: number) => {
    row += height
    return row - height
  }
  const lane = <System extends { dollars: number }>(system: System, to?: number): System & Lane => {
    const { left, right } = coastAt(take(ROWS.system) + ROWS.system / 2)
    const breadth = Math.max(THINNEST, tenth(system.dollars / DOLLARS_PER_PIXEL))
    return { ...system, breadth, from: share(left - 0.022), to: share(to ?? right + 0.024) }
  }
  const wavesDone = waves.map(({ systems, ...wave }) => {
    take(ROWS.head)
    const lanes = systems.map((system) => lane(system))
    const { left, right } = coastAt(take(ROWS.back) + ROWS.back / 2)
    return { ...wave, lanes, back: { from: share(left + 0.016), to: share(right - 0.016) } }
  })
  take(ROWS.gap)
  const retired = { row, lanes: retire.systems.map((system, index) => lane(system, UNDER_WAY[index])) }
  take(ROWS.gap)
  const staying = { row, lanes: stay.systems.map((system) => lane(system)) }
  take(ROWS.gap)
  // The height is rows in all.
  return { waves: wavesDone, retire: retired, stay: staying, height: row }
}
