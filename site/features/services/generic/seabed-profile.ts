import { slope } from '../../../chart/path.ts'

/** The depths of the three lines on a service's page, in per cent of the drawing's height, by the service's place in the menu. */
const COURSES: [number, number, number][] = [
  [86, 66, 50],
  [50, 68, 86],
  [68, 86, 52],
  [50, 86, 68],
  [68, 50, 86],
]
/** The drawing's size in its own units. The lines are at its left edge and at each third of its width. */
export const WATER = { width: 1296, height: 624 }

export interface Sounding {
  /** Where the line meets the ground, in per cent of the drawing's height. */
  depth: number
  /** How far above the line's end its words are, in per cent: the ground may rise towards the next line. */
  lift: number
}

/** The ground under a service's three reasons. Never throws. */
export function profile(order: number) {
  const [first, second, third] = COURSES[order % COURSES.length] ?? [50, 68, 86]
  const sounding = (depth: number, next: number): Sounding => ({ depth, lift: Math.max(0, depth - next) })
  return {
    soundings: [sounding(first, second), sounding(second, third), sounding(third, third)],
    /** The ground as an SVG path. It continues past the drawing on both sides, for wide windows. */
    line: through([
      [-3000, first - 12],
      [-700, first - 7],
      [0, first],
      [1 / 6, roll(first, second)],
      [1 / 3, second],
      [1 / 2, roll(second, third)],
      [2 / 3, third],
      [0.88, third + 5],
      [1500, third + 2],
      [4300, third + 6],
    ]),
  }
}

/** The depth halfway to the next line: a little less than the mean, so that equal steps do not look straight. */
function roll(here: number, next: number): number {
  return here + (next - here) * 0.42
}

/** A curve through points given as [shares of the width, or units beyond it; per cent of the depth]. */
function through(points: [number, number][]): string {
  const at = points.map(([x, y]) => [Math.abs(x) <= 1 ? x * WATER.width : x, (y / 100) * WATER.height] as const)
  const steps = at.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = at[index] ?? [x, y]
    const reach = (x - fromX) * 0.4
    return `C${round(fromX + reach)} ${round(fromY + slope(at, index) * reach)} ${round(x - reach)} ${round(y - slope(at, index + 1) * reach)} ${round(x)} ${round(y)}`
  })
  const [startX, startY] = at[0] ?? [0, 0]
  return `M${round(startX)} ${round(startY)}${steps.join('')}`
}

function round(value: number): number {
  return Math.round(value)
}
