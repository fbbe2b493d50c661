import { depthAreas } from '../../../chart/contours.ts'
import { distanceToWay, type Point } from '../../../chart/curve.ts'
import { itemAt } from '../../../chart/item-at.ts'
import { type Seabed, seabed } from '../../../chart/seabed.ts'
import { alongSpline } from '../../../chart/spline.ts'
import type { Places } from './approaches-places.ts'

/** Heights, 0 deepest to 1 inland: three lines of open water, three tints of the shelf, the land. */
const OPEN = [0.2, 0.25, 0.34]
const SHELF = [0.44, 0.56, 0.68]
const LAND = 0.8
/** The open water's height, and how much it rolls. */
const FLOOR = 0.22
const ROLL = 0.07

const STEP = 10

/** The ground of one drawing: path data from the left end of what is drawn beyond it. */
export interface Ground {
  open: string[]
  shelf: string[]
  land: string
}

const drawn = new Map<Places, Ground>()

/** The drawing's ground, computed once: a page that is rendered on demand must not compute it again. */
export function groundOf(places: Places): Ground {
  const known = drawn.get(places)
  if (known) return known
  const { width, height, beyond, ground } = places
  const bed = { seed: ground.seed, width: width + 2 * beyond, height, ground: bedOf(places), step: STEP }
  const areas = depthAreas({ ...bed, thresholds: [...OPEN, ...SHELF, LAND], tolerance: 1.2 })
  const result = { open: areas.slice(0, OPEN.length), shelf: areas.slice(OPEN.length, -1), land: areas.at(-1) ?? '' }
  drawn.set(places, result)
  return result
}

/** Shore and islands fall to a rolling floor. Under the picture's lower edge it is deepest, which fixes the scale. */
function bedOf({ width, height, beyond, coast, ways, ground }: Places): Seabed {
  const roll = seabed({ seed: ground.seed, width: width + 2 * beyond, height, hills: 0, swell: 380 })
  const shore = alongSpline(coast, 18)
  const fall = (distance: number, shelf: number) => (LAND - FLOOR) * Math.exp(-distance / shelf)
  return (atX, y) => {
    if (y > height + STEP) return 0
    const x = atX - beyond
    const rough = roll(atX, y)
    const inland = distanceTo(shore, x, y) + rough * 9
    const islands = ways.map(({ island: { x: cx, y: cy, rx, ry } }) => {
      const [dx, dy] = [(x - cx) / rx, (y - cy) / ry]
      return fall((Math.hypot(dx, dy) - 1) * Math.sqrt(rx * ry) + rough * 7, ground.islandShelf)
    })
    return Math.min(1, Math.max(0, FLOOR + rough * ROLL + Math.max(fall(inland, ground.shelf), ...islands)))
  }
}

/** Pixels to the shore: negative on land, which lies on the right of its direction. */
function distanceTo(shore: readonly Point[], x: number, y: number): number {
  let [best, land] = [Number.POSITIVE_INFINITY, false]
  for (let index = 1; index < shore.length; index++) {
    const [from, to] = [itemAt(shore, index - 1), itemAt(shore, index)]
    const away = distanceToWay([x, y], from, to)
    if (away >= best) continue
    best = away
    land = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) > 0
  }
  return land ? -best : best
}
