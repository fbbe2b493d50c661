import type { ChartOf } from '../../../schemas/charts/chart.ts'

type FirstViews = Pick<ChartOf<'first-views'>, 'step' | 'visits'>

/** All visits of the histogram. */
export function visitsIn({ visits }: FirstViews): number {
  return visits.reduce((sum, count) => sum + count, 0)
}

/** The time within which so many of a hundred visits had their first view: the end of the step that reaches it. Seconds. */
export function percentileOf(chart: FirstViews, percentile: number): number {
  const wanted = (visitsIn(chart) * percentile) / 100
  let seen = 0
  const reached = chart.visits.findIndex((count) => {
    seen += count
    return seen >= wanted
  })
  return Math.round((reached + 1) * chart.step * 100) / 100
}
