import type { ChartOf } from '../../../schemas/charts/chart.ts'

type DayKinds = Pick<ChartOf<'machine-week'>['machines'], 'weekday' | 'weekend'>

/** The hours of a week from Monday on. */
export function weekOf({ weekday, weekend }: DayKinds): number[] {
  return [weekday, weekday, weekday, weekday, weekday, weekend, weekend].flat()
}

/** Machine-hours of a week. */
export function awakeHours(machines: DayKinds): number {
  return weekOf(machines).reduce((sum, many) => sum + many, 0)
}
