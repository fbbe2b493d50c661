import type { Point } from './curve.ts'

// A curve through given points that never rises above or falls below two neighbours: what a bed looks like between soundings.

/**
 * SVG path data through the points, rounded to a tenth of a pixel. Empty without points; never throws.
 *
 * @param points from left to right, each further than the one before.
 */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const steps = points.slice(1).map(([x, y], index) => {
    // `slice(1)` shifts the index by one: the point before is always there.
    const [fromX, fromY] = points[index] as Point
    const reach = (x - fromX) / 3
    const numbers = [
      fromX + reach,
      fromY + slope(points, index) * reach,
      x - reach,
      y - slope(points, index + 1) * reach,
    ]
    return `C${[...numbers, x, y].map(round).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${steps.join('')}`
}

/** The curve's y at an x between its ends; beyond them, that of the end. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([pointX]) => pointX >= x)
  const [from, to] = [points[next - 1], points[next]]
  if (!from || !to) return (next === 0 ? points[0] : points.at(-1))?.[1] ?? 0
  const reach = to[0] - from[0]
  const t = (x - from[0]) / reach
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * from[1] +
    (t ** 3 - 2 * t ** 2 + t) * reach * slope(points, next - 1) +
    (-2 * t ** 3 + 3 * t ** 2) * to[1] +
    (t ** 3 - t ** 2) * reach * slope(points, next)
  )
}

/** Level at a turn and at both ends, else the harmonic mean of the slopes on both sides. */
function slope(points: readonly Point[], index: number): number {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]]
  if (!before || !here || !after) return 0
  const into = (here[1] - before[1]) / (here[0] - before[0])
  const out = (after[1] - here[1]) / (after[0] - here[0])
  return into * out <= 0 ? 0 : (2 * into * out) / (into + out)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
