import type { Point } from './curve.ts'
import { numbers, tenth } from './scale.ts'

/** Straight lines through the points as SVG path data. */
export function polyline(points: readonly Point[], { closed = false } = {}): string {
  const [first, ...others] = points.map(([x, y]) => [tenth(x), tenth(y)] as const)
  if (first === undefined) return ''
  let [fromX, fromY] = first
  let path = `M${numbers(fromX, fromY)}`
  for (const [x, y] of others) {
    path += x === fromX ? `V${numbers(y)}` : y === fromY ? `H${numbers(x)}` : `L${numbers(x, y)}`
    fromX = x
    fromY = y
  }
  return closed ? `${path}z` : path
}

/**
 * A curve through the points, from left to right, as SVG path data. It is level at each turn and between two points it
 * never runs higher or lower than both, so that a peak stays where it was measured.
 */
export function monotone(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first
    const reach = (x - fromX) / 3
    return `C${numbers(fromX + reach, fromY + slope(points, index) * reach, x - reach, y - slope(points, index + 1) * reach, x, y)}`
  })
  return `M${numbers(...first)}${steps.join('')}`
}

/** The height of that curve at a place along it; before its first point and after its last it stays level. */
export function monotoneAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([at]) => at > x)
  const [from, to] = next < 0 ? [points.at(-1), points.at(-1)] : [points[Math.max(0, next - 1)], points[next]]
  if (!from || !to) return 0
  if (next <= 0) return from[1]
  const width = to[0] - from[0]
  const part = (x - from[0]) / width
  const [leave, arrive] = [slope(points, next - 1) * width, slope(points, next) * width]
  const rest = 1 - part
  return (
    from[1] * (1 + 2 * part) * rest * rest +
    leave * part * rest * rest +
    to[1] * (3 - 2 * part) * part * part -
    arrive * rest * part * part
  )
}

/** A step of path data from one place to another further on, level at both. */
export function bend([fromX, fromY]: Point, [toX, toY]: Point): string {
  const half = (fromX + toX) / 2
  return `C${numbers(half, fromY, half, toY, toX, toY)}`
}

/** The curve's slope at a point: level at a turn, else the harmonic mean of the slopes on both sides. */
export function slope(points: readonly Point[], index: number): number {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
  if (!before || !here || !after) return 0
  const into = (here[1] - before[1]) / (here[0] - before[0])
  const out = (after[1] - here[1]) / (after[0] - here[0])
  return into * out <= 0 ? 0 : (2 * into * out) / (into + out)
}
