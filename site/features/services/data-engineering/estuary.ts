import type { Point } from '../../../chart/curve.ts'
import { pointsOf } from '../../../chart/points.ts'
import { splinePath, splinePaths } from '../../../chart/spline.ts'

/** Half of the widest window that the estuary fills, and its height; pixels. */
export const ESTUARY = { half: 1300, height: 452 }

// The banks below the last station and the deeper water, in pixels from the middle of the river and from that station.
const BANK: Point[] = pointsOf(
  '20.5 0, 21 50, 25 110, 42 160, 78 206, 140 252, 280 306, 480 344, 720 367, 1000 381, 1300 390',
)
const DEEP: Point[] = pointsOf('0 278, 46 283, 120 316, 210 350, 400 384, 720 405, 1300 420')
/** On a phone the river runs down the left gutter: the right bank swings out under the words. */
const NARROW_BANKS: readonly [left: Point[], right: Point[]] = [
  pointsOf('12 0, 11 44, 6 78, -4 100'),
  pointsOf('40 0, 44 40, 72 86, 140 122, 250 142, 390 150'),
]
const NARROW_DEEP: Point[] = pointsOf('0 150, 60 152, 160 170, 280 180, 390 184')
export const NARROW_ESTUARY = { width: 390, height: 226 }

/** SVG path data: the water, the deeper water, lines of flow. */
export type EstuaryDrawing = ReturnType<typeof estuary>

/** The time to spare, opening to both sides from the middle of a wide window. */
export function estuary() {
  const fill = (bank: readonly Point[]) => {
    const mirrored = bank.map(([x, y]): Point => [-x, y]).reverse()
    return `${splinePaths(mirrored, bank)}V${ESTUARY.height}H${-ESTUARY.half}z`
  }
  const flow = [-0.3, -0.1, 0.1, 0.3].map((share) =>
    splinePath(BANK.slice(0, 6).map(([x, y]): Point => [2 * x * share, y * 1.1])),
  )
  return { water: fill(BANK), deep: fill(DEEP), flow: flow.join('') }
}

/** The same from a phone's left gutter. */
export function narrowEstuary(): EstuaryDrawing {
  const { height } = NARROW_ESTUARY
  const [left, right] = NARROW_BANKS
  const flow = [0.32, 0.68].map((share) =>
    splinePath(
      left.map(([x, y], index): Point => {
        const [toX, toY] = right[index] ?? [x, y]
        return [x + (toX - x) * share, y + (toY - y) * share]
      }),
    ),
  )
  return {
    water: `${splinePaths(left.toReversed(), right)}V${height}H-2z`,
    deep: `${splinePath(NARROW_DEEP)}V${height}H0z`,
    flow: flow.join(''),
  }
}
