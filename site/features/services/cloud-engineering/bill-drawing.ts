import type { Point } from '../../../chart/curve.ts'
import { bend } from '../../../chart/path.ts'
import { numbers, tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** The drawing's size, pixels at 1440; it is stretched to its place. */
export const BILL = { width: 856, height: 480 }
/** The bed lies level for so many pixels at both sides of a line's foot. */
const LEVEL = 22
/** Where the bed lies once nobody's line is gone. */
const GONE = 6
/** The deepest line reaches this share of the height. */
const DEEPEST = 0.74

/** SVG path data in pixels, depth in pixels from the surface. */
export type BillDrawing = ReturnType<typeof billDrawing>

export function billDrawing({ lines }: Pick<ChartOf<'bill'>, 'lines'>) {
  const most = Math.max(...lines.map(({ dollars }) => dollars))
  const perDollar = (BILL.height * DEEPEST) / most
  const depthOf = (dollars: number) => tenth(dollars * perDollar)
  const pitch = BILL.width / lines.length
  const feet = lines.map((line, index) => ({ ...line, x: tenth((index + 0.5) * pitch), depth: depthOf(line.dollars) }))
  const now = bedThrough(feet)
  const then = bedThrough(feet.map((foot) => ({ ...foot, depth: foot.unclaimed ? GONE : foot.depth })))
  return {
    lines: feet,
    /** The sea-bed as the month was; its line, and closed below it. */
    bed: `M${along(now)}`,
    sand: `M${along(now)}V${BILL.height}H0z`,
    /** The bed without what nobody claims, and the pits between both. */
    after: `M${along(then)}`,
    pits: `M${along(now)}L${along(then.toReversed())}z`,
    /** Depth of each full `step` of dollars. */
    scale: [2000, 4000, 6000]
      .filter((dollars) => dollars <= most)
      .map((dollars) => ({ dollars, depth: depthOf(dollars) })),
    tints: [1000, 2000, 3000, 4500].filter((dollars) => dollars < most).map(depthOf),
  }
}

/** From the left edge to the right one: where each level stretch of the bed begins and ends. */
function bedThrough(feet: readonly { x: number; depth: number }[]): Point[] {
  const ends = feet.flatMap(({ x, depth }): Point[] => [
    [x - LEVEL, depth],
    [x + LEVEL, depth],
  ])
  // The first stretch begins at the left edge, and the last ends at the right one.
  return ends.map(([x, depth], index) => [index === 0 ? 0 : index === ends.length - 1 ? BILL.width : x, depth])
}

/** Along level stretches, and from one to the next without a corner. Path data without the first command. */
function along(ends: readonly Point[]): string {
  return ends
    .map((place, index) => {
      const before = ends[index - 1]
      if (before === undefined) return numbers(...place)
      return index % 2 === 1 ? `L${numbers(...place)}` : bend(before, place)
    })
    .join('')
}
