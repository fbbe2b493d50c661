import type { Point } from '../../../chart/curve.ts'
import { monotone } from '../../../chart/path.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** Half of a ribbon's breadth for one container, in a drawing 10 high. */
const HALF = 0.56

/** A node's ribbon over the minutes of an upgrade: level in a stage, eased between two. Closed SVG path data. */
export function ribbonOf(stages: ChartOf<'drain'>['stages'], node: number): string {
  const edge = (side: 1 | -1) =>
    monotone(
      stages.flatMap(({ from, to, on }): Point[] => {
        const y = 5 + side * HALF * (on[node] ?? 0)
        return [
          [from, y],
          [to, y],
        ]
      }),
    )
  // Both halves, above and below the middle, are closed along it.
  const from = stages[0]?.from ?? 0
  return `${edge(-1)}V5H${from}z${edge(1)}V5H${from}z`
}

/** The stage of a minute. */
export function stageAt(stages: ChartOf<'drain'>['stages'], minute: number) {
  return stages.find(({ from, to }) => minute >= from && minute <= to)
}
