import { contours, depthAreas, joined } from '../../../chart/contours.ts'
import type { Point } from '../../../chart/curve.ts'
import { type Seabed, seabed } from '../../../chart/seabed.ts'
import { alongSpline } from '../../../chart/spline.ts'
import type { BasinLayout } from './basin-layouts.ts'

/** Pixels from the water within which the ground falls towards it. */
const VALLEY = 150
/** Chooses the invented hills between the streams. */
const SEED = 4

/** The land of the basin from `above` its upper edge: isolines that bend up every stream, and tints where it is high. Takes about half a second. */
export function basinGround(layout: BasinLayout) {
  const { width, height, above, beyond } = layout
  const ground = land(layout)
  const options = {
    width: width + beyond,
    height: above + height,
    seed: SEED,
    ground: (x: number, y: number) => ground(x, y - above),
    tolerance: 1.6,
    step: 9,
  }
  /** Closed areas, each higher than the one before, as SVG path data. */
  const tints = depthAreas({ ...options, thresholds: layout.tints, tolerance: 3 })
  const lines = contours({ ...options, levels: layout.levels })
  // Every fifth line is an index line.
  return { tints, lines: joined(lines, false), index: joined(lines, true) }
}

/** Noise, raised with the distance to the water: nothing but the streams decides where the valleys lie. */
function land(layout: BasinLayout): Seabed {
  const { width, height, beyond, river, streams, shores } = layout
  const rough = seabed({ seed: SEED, width: width + beyond, height, hills: 5, swell: Math.max(300, width / 4) })
  const water = [river.source, river.stem, ...streams, shores[0] ?? []].flatMap((line) => alongSpline(line, 20))
  const known = new Map<string, number>()
  // Tints and lines survey the same grid: the second time the heights are known.
  return (x, y) => {
    const key = `${x} ${y}`
    const height = known.get(key) ?? 0.55 * rough(x, y) + 1.5 * (1 - Math.exp(-toNearest(water, x, y) / VALLEY))
    known.set(key, height)
    return height
  }
}

function toNearest(points: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [atX, atY] of points) least = Math.min(least, (atX - x) ** 2 + (atY - y) ** 2)
  return Math.sqrt(least)
}
