import type { Point } from '../../../chart/curve.ts'
import { pointsOf } from '../../../chart/points.ts'
import { alongSpline, splineArea, splinePath, xAt } from '../../../chart/spline.ts'

/** The strait between the two columns of words, in units that are stretched to its place. */
export const STRAIT = { width: 814 }

// Coast lines: x in units of the strait, y in rows of the table that crosses it.
const LEFT: Point[] = pointsOf(
  '120 -9, 146 -6, 158 -3.6, 142 -1.6, 114 0.6, 98 3.4, 124 6.6, 140 9, 158 11.4, 128 14.2, 122 16.4, 100 20.4, 90 24, 104 28, 96 36',
)
const RIGHT: Point[] = pointsOf(
  '724 -9, 722 -6.4, 690 -3.4, 680 -0.6, 662 2.6, 694 5.6, 712 8.6, 728 11, 706 13.8, 690 16, 684 20, 664 24, 676 28, 690 36',
)
/** How far shoals reach out from a coast and two lines lie inland, in units; each wanders in its own way. */
const SHOALS = [40, 78, 132]
const INLAND = [20, 38]

/**
 * SVG path data of the strait: the water with its shoals, both coasts, lines on land.
 *
 * @param rowHeight of a table row, in the units of the drawing.
 */
export function coasts(rowHeight: number) {
  const down = ([x, row]: Point): Point => [x, row * rowHeight]
  const left = LEFT.map(down)
  const right = RIGHT.map(down)
  const moved = (line: Point[], by: number, phase: number) =>
    line.map(([x, y], index): Point => [x + by + Math.sin(index * 1.7 + phase) * by * 0.22, y])
  return {
    water: splineArea(left, right),
    /** From the coasts outwards: the open water is left over in the middle. */
    open: SHOALS.map((by, index) => splineArea(moved(left, by, index), moved(right, -by, index + 2))),
    coasts: splinePath(left) + splinePath(right),
    inland: INLAND.map((by) => splinePath(moved(left, -by, 0)) + splinePath(moved(right, by, 1))).join(''),
  }
}

/** Where the coasts lie at a row, as shares of the strait's width. */
export function coastAt(row: number): { left: number; right: number } {
  const share = (line: readonly Point[]) => xAt(alongSpline(line, 0.25), row) / STRAIT.width
  return { left: share(LEFT), right: share(RIGHT) }
}
