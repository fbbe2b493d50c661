import { distance, type Point, spread } from './curve.ts'
import { itemAt, lastOf } from './item-at.ts'
import { numbers, tenth } from './scale.ts'

/** From a joint to the next: the two handles of a cubic curve, and where it ends. */
type Cubic = readonly [Point, Point, Point]

/**
 * SVG path data of a smooth line through points that were placed by hand: centripetal Catmull-Rom, which neither
 * overshoots nor loops where they stand unevenly. Coordinates are rounded to a tenth of a pixel.
 */
export function splinePath(points: readonly Point[]): string {
  const [start] = points
  if (start === undefined) return ''
  return `M${numbers(...start)}${splineSteps(points)}`
}

/** The same line without its start, to go on a path that has reached the first point. */
export function splineSteps(points: readonly Point[]): string {
  let from = (points[0] ?? [0, 0]).map(tenth)
  const steps = cubics(points).flatMap((cubic) => {
    const places = cubic.map((place) => place.map(tenth))
    const relative = places.flatMap(([x = 0, y = 0]) => [tenth(x - (from[0] ?? 0)), tenth(y - (from[1] ?? 0))])
    from = places[2] ?? from
    return relative
  })
  return steps.length > 0 ? `c${numbers(...steps)}` : ''
}

/** Along such a line, straight on to another, and along that one. */
export function splinePaths(first: readonly Point[], next: readonly Point[]): string {
  return `${splinePath(first)}L${numbers(...itemAt(next, 0))}${splineSteps(next)}`
}

/** The area between two such lines that run the same way. */
export function splineArea(left: readonly Point[], right: readonly Point[]): string {
  return `${splinePaths(left, right.toReversed())}z`
}

/** Where a line of straight pieces that runs down lies at a height: halfway between its places, or at its end. */
export function xAt(line: readonly Point[], y: number): number {
  const below = line.findIndex(([, at]) => at >= y)
  const [toX, toY] = line[below] ?? line[line.length - 1] ?? [0, y]
  const [fromX, fromY] = line[below - 1] ?? [toX, toY]
  return toY === fromY ? toX : fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
}

/** Points along the same line, evenly spaced. @param spacing about so many pixels from one to the next. */
export function alongSpline(points: readonly Point[], spacing: number): Point[] {
  const fine = cubics(points).flatMap((cubic, index) => {
    // The point before is always there, as above.
    const from = points[index] as Point
    return Array.from({ length: 24 }, (_, step) => on(from, cubic, step / 24))
  })
  const line = [...fine, lastOf(points)]
  return spread(
    line,
    line.map(() => 1 / spacing),
    1,
  )
}

/** Every so-many-eth point, and the last. */
export function thin(line: readonly Point[], step: number): Point[] {
  return line.filter((_, index) => index % step === 0 || index === line.length - 1)
}

function cubics(points: readonly Point[]): Cubic[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] as Point
    return [handle(points[index - 1] ?? from, from, to), handle(points[index + 2] ?? to, to, from), to]
  })
}

/** The handle at `at` on the way to `to`, where the line comes from `before`. */
function handle(before: Point, at: Point, to: Point): Point {
  const into = Math.sqrt(distance(before, at))
  const out = Math.sqrt(distance(at, to))
  if (into === 0 || out === 0) return at
  const place = (axis: 0 | 1) =>
    (into * into * to[axis] - out * out * before[axis] + (2 * into * into + 3 * into * out + out * out) * at[axis]) /
    (3 * into * (into + out))
  return [place(0), place(1)]
}

function on(from: Point, [first, second, to]: Cubic, share: number): Point {
  const rest = 1 - share
  const place = (axis: 0 | 1) =>
    rest ** 3 * from[axis] +
    3 * rest * rest * share * first[axis] +
    3 * rest * share * share * second[axis] +
    share ** 3 * to[axis]
  return [place(0), place(1)]
}
