import { polyline } from '../../../chart/path.ts'
import { logarithmic } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

const WEEK = 168

/**
 * Our share of the merges in a drawing 1000 by 100: all of them for the first week, an equal part less from each week to
 * the next, none from the last of them on. Closed SVG path data; it reaches in from beyond the left edge.
 */
export function mergeSteps({ start, end, weeks }: Pick<ChartOf<'merge-share'>, 'start' | 'end' | 'weeks'>): string {
  const x = logarithmic([start, end], [0, 1000])
  const steps = Array.from({ length: weeks }, (_, index) => index + 1).flatMap((week) => {
    const [from, to] = [week - 1, week].map((done) => 100 - (done / weeks) * 100)
    return [[x(week * WEEK), from ?? 0] as const, [x(week * WEEK), to ?? 0] as const]
  })
  return polyline([[-1000, 0], [-1000, 100], ...steps], { closed: true })
}
