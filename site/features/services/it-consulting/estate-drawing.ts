import { depthAreas } from '../../../chart/contours.ts'
import { type Point, smoothPath } from '../../../chart/curve.ts'
import { numbers } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { coastOf, type Island } from './islands.ts'
import { coastAt, coastline } from './mainland.ts'
import { endsOf } from './scattered.ts'

export const SHEET = { width: 1440, height: 1000 }
/** Pixels off a coast at which the water's tint changes, deepest first. */
const SHELVES = [-46, -26, -11]
/** Pixels between two hill lines, and between the mainland's. */
const HILL = 11
const INLAND = [22, 48, 80]
/** Pixels beyond the sheet in which the shelves of its last islands close: a wide window shows them. */
const BEYOND = 112
/** How softly two shelves flow together, in pixels; and where the water is deep and flat. */
const SOFT = 11
const DEEP = -60

/** The tints of the water around all coasts, deepest first: areas, to be filled. */
export function shelves(islands: readonly Island[]): string[] {
  const ground = (x: number, y: number): number => {
    const near = islands
      .map((island) => heightOver(island, x, y))
      .concat(coastAt(y) - x)
      .filter((height) => height > DEEP - SOFT)
    const joined = SOFT * Math.log(near.reduce((sum, height) => sum + Math.exp(height / SOFT), 0))
    return Math.min(-DEEP, Math.max(DEEP, joined))
  }
  return depthAreas({
    seed: 1,
    width: SHEET.width + BEYOND,
    height: SHEET.height,
    ground,
    step: 8,
    tolerance: 1.6,
    thresholds: SHELVES.map((height) => (height - DEEP) / (-2 * DEEP)),
  })
}

/** Pixels to an island's coast: positive on it, negative in the water. */
function heightOver({ x, y, rim }: Island, toX: number, toY: number): number {
  const away = Math.hypot(toX - x, toY - y)
  return rim(Math.atan2(toY - y, toX - x)) - away
}

/** The mainland, closed far left of the widest window, and its lines inland. */
export function mainland(): { land: string; inland: string } {
  const open = (inland: number) => smoothPath(coastline(inland), { closed: false, tolerance: 1 })
  return { land: `${open(0)}H-3000V-30z`, inland: INLAND.map(open).join('') }
}

export function coastPath(island: Island): string {
  return smoothPath(coastOf(island), { closed: true, tolerance: 0.9 })
}

/** Hill lines within an island, while there is room for them. */
export function hillPath(island: Island): string {
  const count = Math.min(5, Math.floor((island.radius - 10) / HILL))
  return Array.from({ length: count }, (_, index) =>
    smoothPath(coastOf(island, (index + 1) * HILL), { closed: true, tolerance: 1.4 }),
  ).join('')
}

/** Pixels between a coast and the end of a link, and how far it bends for each pixel of its way. */
const OFF = 9
const BEND = 0.05

/** Links of one kind, from coast to coast, and dots at their ends. */
export function links(chart: ChartOf<'archipelago'>, islands: readonly Island[], kind: 'message' | 'file' | 'hand') {
  const ofKind = chart.links.filter(({ by }) => by === kind)
  const ways = endsOf(ofKind, islands).map(([a, b]) => [toward(a, b), toward(b, a)] as const)
  return {
    lines: ways.map(([[x, y], [toX, toY]]) => {
      const middle = [(x + toX) / 2 - (toY - y) * BEND, (y + toY) / 2 + (toX - x) * BEND] as const
      return `M${numbers(x, y)}Q${numbers(...middle, toX, toY)}`
    }),
    ends: ways.flat().map(([x, y]) => `M${numbers(x, y)}h0`),
  }
}

/** The place just off an island's coast on the way to another. */
function toward(from: Island, to: Island): Point {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const reach = from.rim(angle) + OFF
  return [from.x + Math.cos(angle) * reach, from.y + Math.sin(angle) * reach]
}

/** A star of four points at each place. */
export function stars(places: readonly Point[], size = 8): string {
  const inner = size * 0.26
  return places
    .map(([x, y]) => {
      const steps = [
        [inner, size - inner],
        [size - inner, inner],
        [inner - size, inner],
        [-inner, size - inner],
        [-inner, inner - size],
        [inner - size, -inner],
        [size - inner, -inner],
      ]
      return `M${numbers(x, y - size)}l${numbers(...steps.flat())}z`
    })
    .join('')
}
