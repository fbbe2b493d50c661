import { itemAt, lastOf } from './item-at.ts'
import { numbers } from './scale.ts'

export type Point = readonly [x: number, y: number]

/** Control points lie on every second pixel: joints are then whole pixels, and a path takes a quarter fewer bytes. */
const GRID = 2

/**
 * A smooth line along the points as SVG path data, a quarter of the size of cubic curves.
 *
 * It is a quadratic B-spline: `t` needs only the next joint, because its control point is the last one mirrored.
 * Control points lie on a grid, and joints half-way between two of them; mirroring therefore adds up no rounding error.
 *
 * @param tolerance how far, in pixels, the curve may cut a bend.
 */
export function smoothPath(
  points: readonly Point[],
  { closed, tolerance }: { closed: boolean; tolerance: number },
): string {
  // The ripple that comes from the grid: a curve with few points would turn it into kinks.
  const line = eased(points, 3, closed)
  const demand = line.map((_, index) => cornersPerPixel(line, index, closed, tolerance))
  const corners = spread(line, evenOut(demand, closed), closed ? 5 : 3)
  if (closed) corners.pop()
  if (corners.length < 3) return ''

  const controls = controlsThrough(corners, closed)
  return closed ? closedPath(controls) : openPath(controls)
}

/**
 * The same line with its bends eased: what was placed by hand bends at each point, water does not. The ends of an open
 * line stay.
 *
 * @param rounds each spreads a bend over one more point on both sides.
 */
export function eased(line: readonly Point[], rounds: number, closed = false): Point[] {
  let smooth = [...line]
  for (let round = 0; round < rounds; round++)
    smooth = smooth.map((point, index) => {
      const [before, after] = neighbours(smooth, index, closed)
      if (!before || !after) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  return smooth
}

/**
 * Places points along a line of straight pieces, from its first to its last: at each of its own, as many a pixel as
 * `demand` says. It must change gradually, because a spline whose corners jump from sparse to dense overshoots.
 *
 * @param least how many steps there are at least from the first to the last.
 */
export function spread(line: readonly Point[], demand: readonly number[], least: number): Point[] {
  const spent = [0]
  for (let index = 1; index < line.length; index++) {
    const step = distance(itemAt(line, index - 1), itemAt(line, index))
    spent.push(itemAt(spent, index - 1) + step * ((itemAt(demand, index) + itemAt(demand, index - 1)) / 2))
  }

  const total = lastOf(spent)
  const count = Math.max(least, Math.round(total))
  let at = 0
  return Array.from({ length: count + 1 }, (_, step) => {
    const target = (step / count) * total
    while (at < line.length - 2 && itemAt(spent, at + 1) < target) at++
    const from = itemAt(spent, at)
    const share = (target - from) / (itemAt(spent, at + 1) - from || 1)
    const [x, y] = itemAt(line, at)
    const [nextX, nextY] = itemAt(line, at + 1)
    return [x + (nextX - x) * share, y + (nextY - y) * share]
  })
}

/** A chord of length s cuts a bend of radius r by about s²/8r; that gives s for the tolerance. Between 7 and 64 px. */
function cornersPerPixel(line: readonly Point[], index: number, closed: boolean, tolerance: number): number {
  const point = itemAt(line, index)
  const [before, after] = neighbours(line, index, closed, 2)
  if (!before || !after) return 1 / 40

  const turn = angle(before, point, after)
  const radius = (distance(before, point) + distance(point, after)) / 2 / Math.max(turn, 1e-4)
  return 1 / Math.min(64, Math.max(7, Math.sqrt(8 * tolerance * radius)))
}

function evenOut(values: readonly number[], closed: boolean): number[] {
  const reach = 4
  return values.map((_, index) => {
    let sum = 0
    let weight = 0
    for (let offset = -reach; offset <= reach; offset++) {
      const at = closed ? (index + offset + values.length) % values.length : index + offset
      const value = values[at]
      if (value === undefined) continue
      const share = reach + 1 - Math.abs(offset)
      sum += value * share
      weight += share
    }
    return sum / weight
  })
}

/** Moves each control point outwards, so that the curve's belly touches the line instead of cutting its bends. */
function controlsThrough(corners: readonly Point[], closed: boolean): Point[] {
  return corners.map((corner, index) => {
    const [before, after] = neighbours(corners, index, closed)
    if (!before || !after) return [onGrid(corner[0]), onGrid(corner[1])]
    return [outwards(before[0], corner[0], after[0]), outwards(before[1], corner[1], after[1])]
  })
}

function outwards(before: number, at: number, after: number): number {
  return onGrid(at + (2 * at - before - after) / 8)
}

function onGrid(value: number): number {
  return GRID * Math.round(value / GRID)
}

function openPath(controls: readonly Point[]): string {
  const start = itemAt(controls, 0)
  const joints = controls.slice(1, -1).map((control, index) => middle(control, itemAt(controls, index + 2)))
  joints[joints.length - 1] = lastOf(controls)
  return path(start, itemAt(controls, 1), joints)
}

function closedPath(controls: readonly Point[]): string {
  const joints = controls.map((control, index) => middle(control, itemAt(controls, (index + 1) % controls.length)))
  return `${path(lastOf(joints), itemAt(controls, 0), joints)}z`
}

function path(start: Point, control: Point, joints: readonly Point[]): string {
  const steps = joints.slice(1).flatMap((joint, index) => between(itemAt(joints, index), joint))
  const first = numbers(...between(start, control), ...between(start, itemAt(joints, 0)))
  return `M${numbers(...start)}q${first}${steps.length > 0 ? `t${numbers(...steps)}` : ''}`
}

/** A closed line repeats its first point at the end; its neighbours wrap around that. */
function neighbours(
  line: readonly Point[],
  index: number,
  closed: boolean,
  reach = 1,
): [Point | undefined, Point | undefined] {
  if (!closed) return [line[index - reach], line[index + reach]]
  const around =
    line[0]?.[0] === line[line.length - 1]?.[0] && line[0]?.[1] === line[line.length - 1]?.[1]
      ? line.length - 1
      : line.length
  return [line[(index - reach + around) % around], line[(index + reach) % around]]
}

function angle(before: Point, at: Point, after: Point): number {
  const into = Math.atan2(at[1] - before[1], at[0] - before[0])
  const out = Math.atan2(after[1] - at[1], after[0] - at[0])
  return Math.abs(((out - into + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function between(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0)
}

/** From a point to the straight way between two others. */
export function distanceToWay([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const share = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
}
