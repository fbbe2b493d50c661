import { monotoneAt } from '../../../chart/path.ts'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

type LoadTest = ChartOf<'load-test'>

/** The busiest moment of the expected day: its hour, and requests a second. */
export function peakOf({ busiest }: Pick<LoadTest, 'busiest'>): { hour: number; load: number } {
  const [hour, load] = busiest.reduce((high, point) => (point[1] > high[1] ? point : high))
  return { hour, load }
}

/** The multiples of the day that a line is drawn for, lowest first. */
export function multiplesOf({ step, upTo }: Pick<LoadTest, 'step' | 'upTo'>): number[] {
  return Array.from({ length: Math.round(upTo / step) }, (_, index) => tenth((index + 1) * step))
}

/** Seconds to first view at so many requests a second. */
export function firstViewAt(chart: LoadTest, load: number): number {
  const { least, most, power } = chart.firstView
  return least + (most - least) * (load / (peakOf(chart).load * chart.upTo)) ** power
}

/** The times that are printed on the chart. */
export function soundingsOf(chart: LoadTest) {
  return chart.soundings.map(([hour, times]) => readingAt(chart, hour, times))
}

/** What the highest line says at each half hour of the day. */
export function readingsOf(chart: LoadTest) {
  return Array.from({ length: 48 }, (_, index) => readingAt(chart, (index + 0.5) / 2, chart.upTo))
}

/** Requests a second, and seconds to first view. */
function readingAt(chart: LoadTest, hour: number, times: number) {
  const load = monotoneAt(chart.busiest, hour) * times
  return { hour, load, seconds: firstViewAt(chart, load) }
}
