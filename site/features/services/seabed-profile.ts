/** How deep the three lines reach on a service's page, in per cent of the water, by the service's place in the menu. */
const COURSES: [number, number, number][] = [
  [86, 66, 50],
  [50, 68, 86],
  [68, 86, 52],
  [50, 86, 68],
  [68, 50, 86],
]
/** The drawing that the bed is laid in, in its own units: the lines hang at its left edge and at each third. */
export const WATER = { width: 1296, height: 624 }

export interface Sounding {
  /** Per cent of the water's height where the line meets the bed. */
  depth: number
  /** Per cent by which what stands beside the line keeps above its end, where the bed rises towards the next. */
  lift: number
}

export interface Profile {
  soundings: [Sounding, Sounding, Sounding]
  /** The bed's line as an SVG path, far beyond the drawing on both sides for wide windows. */
  line: string
}

/** The bed under a service’s three reasons. Never throws. */
export function profile(order: number): Profile {
  const [first, second, third] = COURSES[order % COURSES.length] ?? [50, 68, 86]
  const sounding = (depth: number, next: number) => ({ depth, lift: Math.max(0, depth - next) })
  return {
    soundings: [sounding(first, second), sounding(second, third), sounding(third, third)],
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

/** Halfway to the next line the bed has done less than half of its way, so that it rolls where three depths are even. */
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

/** The curve's slope at a point: level at a turn, else between the slopes on both sides, so that it never overshoots. */
function slope(at: readonly (readonly [number, number])[], index: number): number {
  const [before, here, after] = [at[index - 1], at[index], at[index + 1]]
  if (!before || !here || !after) return 0
  const into = (here[1] - before[1]) / (here[0] - before[0])
  const out = (after[1] - here[1]) / (after[0] - here[0])
  return into * out <= 0 ? 0 : (2 * into * out) / (into + out)
}

function round(value: number): number {
  return Math.round(value)
}
