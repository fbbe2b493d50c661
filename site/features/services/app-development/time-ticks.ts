import { logarithmic, tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** The lengths of time that get a stroke of their own, in hours: each unit from one to the next. */
const UNITS = [
  { hours: 24, count: 6 },
  { hours: 168, count: 4 },
  { hours: 730, count: 11 },
  { hours: 8760, count: 9 },
  { hours: 87_600, count: 9 },
]

/** Where everything stands on an axis of time on which equal ratios take equal room. Never throws. */
export function timeTicks({ marks, ticks, end }: Pick<ChartOf<'time-scale'>, 'marks' | 'ticks' | 'end'>) {
  const [start = 1] = marks
  const share = logarithmic([start, end], [0, 1])
  const exact = (hours: number) => tenth(share(hours) * 1000) / 1000
  const strokes = UNITS.flatMap(({ hours, count }) => Array.from({ length: count }, (_, index) => hours * (index + 1)))
  return {
    /** Shares of the axis. */
    marks: marks.map(exact),
    ticks: ticks.map(({ hours, label }) => ({ label, at: exact(hours) })),
    strokes: [...new Set(strokes.filter((hours) => hours > start && hours <= end).map(exact))],
  }
}
