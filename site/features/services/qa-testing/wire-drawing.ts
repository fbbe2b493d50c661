import { numbers } from '../../../chart/scale.ts'

/** Half of a pinnacle's foot, in units of which each fault has ten. */
const FOOT = 3.4

/** How many faults stand above a wire, and so are touched by it. */
export function caughtAt(faults: readonly number[], height: number): number {
  return faults.filter((top) => top > height).length
}

/** A pinnacle around an x, as high as its fault shows, in a drawing 100 high. Closed SVG path data. */
export function pinnacle(x: number, height: number): string {
  const y = (share: number) => 100 - height * share
  const side = (sign: 1 | -1) => [x + sign * FOOT * 0.45, y(0.12), x + sign * FOOT * 0.35, y(0.6)] as const
  const [lowX, lowY, highX, highY] = side(1)
  return `M${numbers(x - FOOT, 100)}C${numbers(...side(-1), x, y(1))}C${numbers(highX, highY, lowX, lowY, x + FOOT, 100)}z`
}
