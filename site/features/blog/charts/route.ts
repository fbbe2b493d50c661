import type { Point } from '../../../chart/curve.ts'
import { itemAt } from '../../../chart/item-at.ts'
import { polyline } from '../../../chart/path.ts'
import { pointsOf } from '../../../chart/points.ts'
import type { Seabed } from '../../../chart/seabed.ts'
import { alongSpline } from '../../../chart/spline.ts'
import type { Post } from '../../../schemas/post.ts'
import type { Frame } from './frame.ts'
import { isobaths, warp } from './isobaths.ts'

// A courier's day as a course over a chart of the signal: within the dotted edges there is none.

export type Route = Extract<Post['chart'], { kind: 'route' }>

/** The stops of the course, with its two ends, as placed on the wide drawing. */
const COURSE = pointsOf(
  '742 635, 757 622, 799 578, 816 521, 808 462, 770 416, 767 359, 798 307, 837 261, 851 249, 937 196, 991 218, 1029 265, 1053 320, 1042 376, 1003 422, 998 481, 1021 536, 1101 593, 1122 602, 1181 600, 1236 576, 1275 531, 1288 474, 1258 421, 1236 365, 1225 306, 1299 225, 1306 221, 1357 190, 1389 140, 1400 96',
)
const SHADOWS: readonly { at: Point; size: number; label: Point; anchor: 'start' | 'end' }[] = [
  { at: [934, 198], size: 0.94, label: [838, 150], anchor: 'end' },
  { at: [1040, 556], size: 1, label: [950, 612], anchor: 'end' },
  { at: [1266, 264], size: 0.58, label: [1318, 318], anchor: 'start' },
]
/** Around a shadow the signal falls off within so many px. */
const REACH = 108
/** Values of the field at which lines are drawn, and the one under which nothing gets through. */
const LINES = [0.06, 0.12, 0.2, 0.29, 0.38, 0.47, 0.56, 0.76, 0.86]
const LOST = 0.66

/** @throws where the content names more stops or shadows than the drawing places. */
export function routeDrawing({ stops, shadows }: Route, frame: Frame) {
  if (stops !== COURSE.length - 2) throw new Error(`The route's chart places ${COURSE.length - 2} stops, not ${stops}.`)
  const placed = fitter(frame)
  const places = shadows.map((shadow, index) => ({ ...shadow, ...itemAt(SHADOWS, index) }))
  const scale = frame.kind === 'wide' ? 1 : 0.54
  const moved = warp(frame, 8, 44 * scale)
  const centers = places.map(({ at, size }) => ({ at: moved(placed(at)), radius: REACH * scale * size }))
  const field: Seabed = (atX, atY) => {
    const [x, y] = moved([atX, atY])
    return centers.reduce(
      (sum, { at, radius }) => sum + Math.exp(-((Math.hypot(x - at[0], y - at[1]) / radius) ** 2)),
      0,
    )
  }
  const [edge = '', ...lines] = isobaths(field, frame, [LOST, ...LINES])
  const line = alongSpline(COURSE.map(placed), 4)
  const isLost = ([x, y]: Point) => field(x, y) >= LOST
  return {
    lines: lines.join(''),
    /** The edge of reception. */
    edge,
    course: runsOf(line, (point) => !isLost(point)),
    /** The stretches without signal. */
    lost: runsOf(line, isLost),
    stops: COURSE.slice(1, -1).map((stop, index) => {
      const [x, y] = placed(stop)
      return { x, y, isLost: isLost([x, y]), number: index === 0 || (index + 1) % 10 === 0 ? index + 1 : undefined }
    }),
    labels: places.map(({ name, stop, label, anchor }) => {
      const [x, y] = placed(label)
      return { name, stop, x, y, anchor }
    }),
  }
}

/** The narrow drawing shows the same course, smaller. */
function fitter({ kind, width, height }: Frame): (point: Point) => Point {
  if (kind === 'wide') return (point) => point
  return ([x, y]) => [24 + ((x - 742) / 658) * (width - 60), 30 + ((y - 96) / 539) * (height - 66)]
}

/** The stretches of a line on which every point is of a kind, a little longer than that so that they join. */
function runsOf(line: readonly Point[], isOf: (point: Point) => boolean): string {
  const runs: Point[][] = []
  line.forEach((point, index) => {
    if (!isOf(point)) return
    const before = line[index - 1]
    if (before === undefined || !isOf(before)) runs.push(before ? [before] : [])
    runs.at(-1)?.push(point)
  })
  return runs.map((run) => polyline(run.filter((_, index) => index % 3 === 0 || index === run.length - 1))).join('')
}
