import { contours as marchingSquares } from 'd3-contour'
import { type Point, smoothPath } from '../../../chart/curve.ts'
import { type Seabed, seabed } from '../../../chart/seabed.ts'
import type { Frame } from './frame.ts'

/** Grid cell and how far a line may cut a bend, in px. */
const STEP = 8
const TOLERANCE = 1.4
/** Rings whose extent is less than this, in px, look like dirt. */
const LEAST = 14

/** The lines at which a ground reaches each of these values, as closed path data; they run on past the frame. */
export function isobaths(ground: Seabed, frame: Frame, values: readonly number[]): string[] {
  const columns = Math.ceil(frame.width / STEP) + 6
  const rows = Math.ceil(frame.height / STEP) + 6
  const grid = Array.from({ length: columns * rows }, (_, index) =>
    ground(((index % columns) - 2.5) * STEP, (Math.floor(index / columns) - 2.5) * STEP),
  )
  const draw = marchingSquares().size([columns, rows])
  return values.map((value) =>
    draw
      .contour(grid, value)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 3) * STEP, (y - 3) * STEP]))
      .filter((ring) => extent(ring) >= LEAST)
      .map((ring) => smoothPath(ring, { closed: true, tolerance: TOLERANCE }))
      .join(''),
  )
}

/**
 * Moves each place by the noise of a sea-bed, so that round hollows look surveyed. What is to lie at a place stands at
 * the place that this gives for it.
 *
 * @param reach in px.
 */
export function warp({ width, height }: Frame, seed: number, reach: number): (place: Point) => Point {
  const swell = Math.min(width, height) * 0.55
  const across = seabed({ seed, width, height, hills: 0, swell })
  const down = seabed({ seed: seed + 1, width, height, hills: 0, swell })
  return ([x, y]) => [x + across(x, y) * reach, y + down(x, y) * reach]
}

function extent(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
