import { distanceToWay, type Point } from '../../../chart/curve.ts'
import { randomFrom } from '../../../chart/seabed.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { coastAt } from './mainland.ts'

/** Where small islands may lie, in pixels of the drawing: below the page's header, within its edges. */
const WATER = { left: 420, right: 1412, top: 100, bottom: 968 }
/** Pixels between two coasts, to the mainland, to a line between two systems, and for a character of a name. */
const APART = 24
const OFFSHORE = 42
const ROUTE = 12
const CHARACTER = 7.4

/** A circle that others keep away from, with the words beside it. */
interface Placed {
  name?: string
  x: number
  y: number
  radius: number
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

/**
 * A place for each radius where no island, no name and no link lies.
 *
 * @throws when the water has no room left, which stops the build.
 */
export function scattered(chart: ChartOf<'archipelago'>, named: readonly Placed[], radii: readonly number[]): Point[] {
  const random = randomFrom(1961)
  const boxes = [...named.map(boxOf), ...chart.departments.map(({ name, at }) => around(at, name.length * 15))]
  const routes = endsOf(chart.links, named).map(([a, b]) => [[a.x, a.y] as const, [b.x, b.y] as const] as const)
  const placed: Placed[] = [...named]
  return radii.map((radius) => {
    for (let attempt = 0; attempt < 40_000; attempt++) {
      const x = Math.round(WATER.left + random() * (WATER.right - WATER.left))
      const y = Math.round(WATER.top + random() * (WATER.bottom - WATER.top))
      // Rather far from the others at first, and nearer the longer it takes.
      const apart = APART + 34 * Math.max(0, 1 - attempt / 4000)
      const free =
        x - radius > coastAt(y) + OFFSHORE &&
        placed.every((other) => Math.hypot(x - other.x, y - other.y) > radius + other.radius * 1.15 + apart) &&
        boxes.every(([l, t, r, b]) => x + radius < l || x - radius > r || y + radius < t || y - radius > b) &&
        routes.every(([from, to]) => distanceToWay([x, y], from, to) > radius + ROUTE)
      if (!free) continue
      placed.push({ x, y, radius })
      return [x, y]
    }
    throw new Error('The archipelago has no room for another island: name fewer systems, or move them.')
  })
}

/** The two islands of each link. */
export function endsOf<Named extends { name?: string }>(
  links: ChartOf<'archipelago'>['links'],
  islands: readonly Named[],
): (readonly [Named, Named])[] {
  return links.flatMap(({ from, to }) => {
    const [a, b] = [from, to].map((name) => islands.find((island) => island.name === name))
    return a && b ? [[a, b] as const] : []
  })
}

/** The words right of an island. */
function boxOf({ name = '', x, y, radius }: Placed): Box {
  return [x, y - 18, x + radius + 16 + name.length * CHARACTER, y + 18]
}

function around([x, y]: readonly [number, number], width: number): Box {
  return [x - width / 2, y - 14, x + width / 2, y + 14]
}
