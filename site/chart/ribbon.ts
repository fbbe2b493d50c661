import type { Point } from './curve.ts'
import { splineArea } from './spline.ts'

/** Breadth in pixels at a share of the way along, 0 to 1. */
export type Breadth = (share: number) => number

/** A band along a line as closed SVG path data, as broad at each place as `breadth` says. */
export function ribbon(line: readonly Point[], breadth: Breadth): string {
  const bank = (side: 1 | -1) => beside(line, (share) => (side * breadth(share)) / 2)
  return splineArea(bank(1), bank(-1))
}

/** The line moved sideways: to the right of its direction by so many pixels at each share of its way. */
export function beside(line: readonly Point[], offset: Breadth): Point[] {
  const last = Math.max(1, line.length - 1)
  return line.map(([x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y]
    const [toX, toY] = line[index + 1] ?? [x, y]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const aside = offset(index / last)
    return [x - ((toY - fromY) / length) * aside, y + ((toX - fromX) / length) * aside]
  })
}

/** Breadths that are known at some shares of the way, eased from one to the next. Shares rise. */
export function breadths(known: readonly (readonly [share: number, breadth: number])[]): Breadth {
  return (share) => {
    const after = known.findIndex(([at]) => at >= share)
    const [toShare, to] = known[after] ?? known[known.length - 1] ?? [1, 0]
    const [fromShare, from] = known[after - 1] ?? [toShare, to]
    const way = toShare > fromShare ? Math.min(1, Math.max(0, (share - fromShare) / (toShare - fromShare))) : 1
    return from + (to - from) * way * way * (3 - 2 * way)
  }
}
