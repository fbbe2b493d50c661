import { pointsOf } from '../../../site/chart/points.ts'
import { randomFrom } from '../../../site/chart/seabed.ts'
import { dots, line, plate, round, SEA, signal, words } from './plate.ts'

type Point = { x: number; y: number }
/** The room's plan in px, 100 px to a metre, and what stands in it. */
const ROOM = placesOf('60 42, 420 42, 420 96, 604 96, 604 400, 250 400, 250 340, 60 340')
const TABLE = placesOf('300 178, 392 160, 402 214, 310 232')
const COLUMN = placesOf('470 300, 502 300, 502 332, 470 332')
const HEAD: Point = { x: 166, y: 262 }

/** A room as a headset sees it: walls found as points, what is in sight, and an anchor that holds. */
export function mixedReality(): string {
  const sight = inSight(-52, 30)
  const roll = randomFrom(77)
  const walls = [ROOM, TABLE, COLUMN].flatMap(edges).flatMap(([from, to]) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    return Array.from({ length: Math.round(length / 2.6) }, () => {
      const at = roll()
      return {
        x: from.x + (to.x - from.x) * at + (roll() - 0.5) * 7,
        y: from.y + (to.y - from.y) * at + (roll() - 0.5) * 7,
      }
    })
  })
  const rings = [1, 2, 3, 4].map((metre) => `<circle cx="${HEAD.x}" cy="${HEAD.y}" r="${metre * 100}"/>`).join('')
  const walked = [...placesOf('92 318, 110 286, 128 292, 138 274'), HEAD]
  return plate({
    drawing:
      `<clipPath id="mr-sheet"><path d="M1 1H659V441H1z"/></clipPath><clipPath id="mr-sight"><path d="${line(sight)}z"/></clipPath><path fill="#1b6e93" fill-opacity=".14" d="${line(sight)}z"/>` +
      `<g clip-path="url(#mr-sight)" fill="none" stroke="${SEA}" stroke-opacity=".7">${rings}</g><g clip-path="url(#mr-sheet)" fill="none" stroke="${SEA}" stroke-opacity=".22">${rings}</g>` +
      `<path fill="none" stroke="${SEA}" stroke-opacity=".55" d="${[ROOM, TABLE, COLUMN].map((shape) => `${line(shape)}z`).join('')}"/>${dots(walls, 2, '#0c2a3e', 0.8)}` +
      `<path fill="none" stroke="#071521" stroke-dasharray="2 4" stroke-width="1.4" d="${line(walked)}"/><circle cx="${HEAD.x}" cy="${HEAD.y}" r="6"/>` +
      words(HEAD.x - 10, HEAD.y + 27, 'you', { anchor: 'middle' }) +
      [2, 3, 4]
        .map((metre) => words(HEAD.x + metre * 100 - 8, HEAD.y + 16 - metre * 3, `${metre} m`, { anchor: 'end' }))
        .join(''),
    axis: { names: ['0 m', '1 m', '2 m', '3 m', '4 m', '5 m'], naming: 'ticks', from: 60, step: 100 },
    mark: signal({ x: 566, y: 210 }, [440, 16], [340, 345], 'anchor 14 has drifted', '1.8 mm over 4 m'),
  })
}

function placesOf(places: string): Point[] {
  return pointsOf(places).map(([x, y]) => ({ x, y }))
}

function edges(shape: Point[]): [Point, Point][] {
  return shape.map((from, index) => [from, shape[(index + 1) % shape.length] ?? from])
}

/** The outline of what the head sees between two bearings in degrees, a ray each half degree. */
function inSight(from: number, to: number): Point[] {
  const outline: Point[] = [HEAD]
  for (let bearing = from; bearing <= to; bearing += 0.5) {
    const way = { x: Math.cos((bearing * Math.PI) / 180), y: Math.sin((bearing * Math.PI) / 180) }
    const reach = Math.min(...[ROOM, TABLE, COLUMN].flatMap(edges).map(([a, b]) => distanceAlong(way, a, b)))
    outline.push({ x: HEAD.x + way.x * reach, y: HEAD.y + way.y * reach })
  }
  return outline
    .filter((_, index) => index === 0 || index % 3 === 1 || isCorner(outline, index))
    .map((at) => ({ x: round(at.x), y: round(at.y) }))
}

function isCorner(outline: Point[], index: number): boolean {
  const [before, at, after] = [outline[index - 1], outline[index], outline[index + 1]]
  if (!before || !at || !after) return true
  return Math.hypot(at.x - before.x, at.y - before.y) > 12 || Math.hypot(after.x - at.x, after.y - at.y) > 12
}

function distanceAlong(way: Point, a: Point, b: Point): number {
  const edge = { x: b.x - a.x, y: b.y - a.y }
  const cross = way.x * edge.y - way.y * edge.x
  const reach = ((a.x - HEAD.x) * edge.y - (a.y - HEAD.y) * edge.x) / cross
  const along = ((a.x - HEAD.x) * way.y - (a.y - HEAD.y) * way.x) / cross
  return cross !== 0 && reach > 0 && along >= 0 && along <= 1 ? reach : Number.POSITIVE_INFINITY
}
