import type { Point } from '../../../chart/curve.ts'
import { monotone } from '../../../chart/path.ts'
import { numbers } from '../../../chart/scale.ts'
import { splinePath, splineSteps } from '../../../chart/spline.ts'

/** Units of the wide drawing: a week, a feature; and how far it runs on beyond both ends of the voyage, in weeks. */
export const WIDE = { week: 108, feature: 20, beyond: 6, height: 640, wall: 24 }
/** The narrow drawing turns where the bed lies as deep as it is far from the right edge: at week 3. Pixels. */
export const NARROW = { feature: 17, week: 100, turn: 3 }

/** The bed goes on falling before the first week: features a week. */
const BEFORE = 0.4

/** Sand under the voyage as path data; x 0 is week 0, y 0 the surface. The voyage ends at a wall. */
export function wideBed(bed: readonly number[]): string {
  const { week, feature, beyond, height, wall } = WIDE
  const points = bed.map((depth, at): Point => [at * week, depth * feature])
  const before = [-beyond, -beyond / 2].map((at): Point => [at * week, ((bed[0] ?? 0) - at * BEFORE) * feature])
  const end = (bed.length - 1) * week
  return `${splinePath([...before, ...points])}V-${wall}H${end + beyond * week}V${height}H${-beyond * week}z`
}

/** The narrow drawing's two halves: up to the turn, as wide as there is room, and down from it, measured from the right. */
export function narrowBed(bed: readonly number[]) {
  const { feature, week, turn } = NARROW
  /** The turn's distance from the right edge, which is also its depth. Pixels. */
  const corner = Math.round((bed[turn] ?? 0) * feature)
  const start: Point = [-40, ((bed[0] ?? 0) + 0.4 * BEFORE) * feature]
  const upTo = bed.slice(0, turn + 1).map((depth, at): Point => [at * 100, depth * feature])
  const wall = bed.slice(turn + 1).map((depth, index): Point => [corner - depth * feature, corner + (index + 1) * week])
  /** From the surface to the last week. Pixels. */
  const length = corner + (bed.length - 1 - turn) * week
  /** x runs from 0.4 weeks before the voyage to the turn, in hundredths of a week. */
  const across = `${monotone([start, ...upTo])}V${length}H-40z`
  const [x, y] = wall[0] ?? [0, corner]
  // Level where it leaves the turn, upright at the next week.
  const cape = `C${numbers(x * 0.8, corner, x, corner + week * 0.35, x, y)}`
  /** x 0 is at the turn. */
  const down = `M0 ${corner}${cape}${splineSteps(wall)}V${length}H0z`
  return { corner, across, down, length }
}
