import type { Point } from '../../../chart/curve.ts'
import { pointsOf } from '../../../chart/points.ts'
import { splinePath } from '../../../chart/spline.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** Where the change's steps stand under the fairway. Its axis: pixels of the first day, and for a day. */
const FIRST = 84
const DAY = 1216 / 6
/** How far down each step stands. Free places of the chart. */
const DEPTHS = [450, 562, 583, 578, 371]
/** On the way between them: how the course leaves the fairway and comes back. */
const LEAVING = pointsOf('84 369, 75 408')
const COMING = pointsOf('1075 579, 1218 541, 1293 463')

export const AXIS = 664

/** Pixels of a day of the axis. */
export function dayAt(day: number): number {
  return FIRST + day * DAY
}

/** The steps of the change over the sea chart, and the line that joins them. */
export function courseOf({ steps }: ChartOf<'approaches'>['change']): { points: Point[]; path: string } {
  const points = steps.map(({ day }, index): Point => [dayAt(day) + (index === 0 ? 9 : 0), DEPTHS[index] ?? 0])
  const line = [...LEAVING, ...points.slice(0, -1), ...COMING, ...points.slice(-1)]
  return { points, path: splinePath(line) }
}

/** The same course in a strip of its own: 60 units a day, every second step lower. */
export const STRIP = { day: 60, height: 60 }
const STRIP_HEIGHTS = [30, 14, 46, 16, 30]

export function stripOf({ steps }: ChartOf<'approaches'>['change']): { points: Point[]; path: string } {
  const points = steps.map(({ day }, index): Point => [day * STRIP.day, STRIP_HEIGHTS[index] ?? 30])
  return { points, path: splinePath(points) }
}
