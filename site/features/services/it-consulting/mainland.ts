import type { Point } from '../../../chart/curve.ts'
import { monotoneAt } from '../../../chart/path.ts'
import { pointsOf } from '../../../chart/points.ts'

/** The coast of the mainland, on which the words stand: pixels down, and pixels from the left. */
const COAST: readonly Point[] = pointsOf(
  '-60 590, 0 585, 80 592, 230 640, 340 616, 470 598, 590 652, 700 634, 760 574, 800 516, 880 452, 940 410, 1060 362',
)

/** How far the coast lies from the left edge, at a height of the drawing. */
export function coastAt(y: number): number {
  return monotoneAt(COAST, y) + 5 * Math.sin(y / 19 + 1) + 2.5 * Math.sin(y / 7.3)
}

/** Points of the coast from above the drawing to below it, moved inland by so many pixels. */
export function coastline(inland = 0): Point[] {
  return Array.from({ length: 89 }, (_, index): Point => {
    const y = index * 12 - 24
    // Further inland the line is calmer.
    const calm = Math.min(1, inland / 120)
    return [coastAt(y) * (1 - calm) + monotoneAt(COAST, y) * calm - inland, y]
  })
}
