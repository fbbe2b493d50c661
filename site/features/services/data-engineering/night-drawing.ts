import { eased, type Point } from '../../../chart/curve.ts'
import { pointsOf } from '../../../chart/points.ts'
import { breadths, ribbon } from '../../../chart/ribbon.ts'
import { tenth } from '../../../chart/scale.ts'
import { alongSpline, splineArea, splinePath, thin, xAt } from '../../../chart/spline.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { NightTimes } from './night-times.ts'

/** Pixels down for a minute of the night. */
export const PIXELS_A_MINUTE = 4.1
/** Where the four lines of flow lie, as shares of the breadth from the left bank. */
const FLOW = [0.2, 0.4, 0.6, 0.8]

// The course in pixels from the middle of the page, at minutes after midnight.
const SHOP: Point[] = pointsOf('-88 0, -81 12, -44 24, -15 38, -17 50, -27 60')
const TILLS: Point[] = pointsOf('98 0, 90 16, 57 32, 18 47, -18 60')
/** Both banks below the confluence: the river, the lake of the marts, and the river again to where the work ends. */
const BANKS: readonly [left: Point[], right: Point[]] = [
  pointsOf(
    '-27 48, -39 56, -50 63, -61 70, -81 82, -82 91, -63 104, -30 115, 21 128, 40 140, 31 153, -8 162, -72 170, -114 179, -98 190, -52 201, -13 212, 7 224, 0 235, -17 245, -20.5 250',
  ),
  pointsOf(
    '-5 48, 0 55, -9 63, -20 70, -39 82, -40 91, -22 104, 12 115, 62 128, 82 140, 71 153, 58 163, 76 172, 113 184, 94 190, 44 193, 28 200, 38 213, 48 224, 41 235, 24 245, 20.5 250',
  ),
]

/** Where a load's name stands: its edge in pixels from the middle, its minute, and the side to which it runs. */
export const LOAD_LABELS: readonly { x: number; at: number; side: 'left' | 'right' | 'middle' }[] = [
  { x: -102, at: 9, side: 'left' },
  { x: 80, at: 9, side: 'left' },
  { x: 36, at: 49.5, side: 'right' },
  { x: 12, at: 91, side: 'right' },
  { x: -8, at: 139, side: 'left' },
  { x: 0, at: 181, side: 'middle' },
  { x: 58, at: 222, side: 'right' },
]
/** The sides on which the stations are named. */
export const STATION_SIDES = ['left', 'left', 'right', 'left'] as const

/** The river of a wide window as SVG path data, x from the middle of the page and y from midnight, in pixels. */
export type NightDrawing = ReturnType<typeof nightDrawing>

/** An item's minute, the side of the river on which it stands, and whether it leads to the canal. */
type NightItem = Pick<ChartOf<'night'>['places'][number], 'side' | 'canal'> & { at: number }

const CANAL = 160
/** Where the columns of items begin, in pixels from the middle. */
const COLUMN = 256

export function nightDrawing({ end, stations, deliveries }: NightTimes, items: readonly NightItem[]) {
  const late = deliveries.find((delivery) => delivery.late > 0)?.in ?? end
  // There are two banks, and a map keeps their number.
  const [left, right] = BANKS.map((bank) => eased(alongSpline(bank.map(down), 14), 3)) as [Point[], Point[]]
  const tributary = (line: Point[], breadth: number) =>
    ribbon(
      thin(eased(alongSpline(line.map(down), 14), 3), 2),
      breadths([
        [0, breadth / 6],
        [0.8, breadth],
        [1, breadth],
      ]),
    )
  return {
    /** Bands to be filled. */
    water: [tributary(SHOP, 24), tributary(TILLS, 16), splineArea(thin(left, 2), thin(right, 2))],
    flow: FLOW.map((share) => splinePath(thin(within(left, right, share), 3))).join(''),
    /** What comes at once runs beside the night, down to where its work ends. */
    canal: `M${CANAL} 0V${down([0, end])[1] - 12}q0 12-12 12H48`,
    /** The feed that is late, into the river at its minute. */
    late: splinePath(
      pointsOf('-212 -14, -178 -2, -148 -18, -116 -2, -90 -4, -58 10').map(
        ([x = 0, y = 0]): Point => [x, down([0, late])[1] + y],
      ),
    ),
    /** The middle of the water at each station, in pixels from the middle of the page. */
    stations: stations.map(({ at }) => {
      const [, y] = down([0, at])
      return Math.round((xAt(left, y) + xAt(right, y)) / 2)
    }),
    /** From the items beside the river to the water, each with a dot at its end. */
    leaders: items
      .filter(({ at }) => at > 0)
      .map(({ at, side, canal }) => {
        const y = tenth(down([0, at])[1])
        const sign = side === 'left' ? -1 : 1
        const x = canal ? CANAL + 7 : xAt(side === 'left' ? left : right, y) + sign * 6
        return { d: `M${sign * COLUMN} ${y}H${Math.round(x)}`, end: [Math.round(x), y] as const }
      }),
  }
}

/** A line down the water at a share of its breadth from the left bank. */
function within(left: readonly Point[], right: readonly Point[], share: number): Point[] {
  return left.slice(4).map(([x, y]): Point => [x + (xAt(right, y) - x) * share, y])
}

function down([x, minute]: Point): Point {
  return [x, minute * PIXELS_A_MINUTE]
}
