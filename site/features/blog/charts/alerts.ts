import { distance, type Point } from '../../../chart/curve.ts'
import { itemAt } from '../../../chart/item-at.ts'
import { numbers } from '../../../chart/scale.ts'
import { randomFrom, seabed } from '../../../chart/seabed.ts'
import type { Post } from '../../../schemas/post.ts'
import type { Frame } from './frame.ts'

// A day of alerts as dots, stippled like sand. Those that one shift reads lie in a circle.

export type Alerts = Extract<Post['chart'], { kind: 'alerts' }>

interface Area {
  left: number
  top: number
  center: Point
  /** Least distance of two dots in px, in dense and in thin ground. */
  gap: readonly [dense: number, thin: number]
  /** The part of the day that the frame has room for. */
  part: number
}

const AREAS: Record<Frame['kind'], Area> = {
  wide: { left: 690, top: 96, center: [1058, 388], gap: [11, 27], part: 1 },
  narrow: { left: 8, top: 24, center: [196, 196], gap: [11, 24], part: 1 / 4 },
}
const SEED = 12

export function alertsDrawing({ alerts, real, shift }: Alerts, frame: Frame) {
  const area = AREAS[frame.kind]
  const [x, y] = area.center
  const dots = stipple(Math.round(alerts * area.part), area, frame)
  const near = dots.toSorted((one, other) => distance(one, area.center) - distance(other, area.center))
  const read = near.slice(0, shift)
  const unread = near.slice(shift)
  const radius = (distance(itemAt(near, shift - 1), area.center) + distance(itemAt(near, shift), area.center)) / 2
  return {
    /** Every dot outside of the circle, and those within, as paths to be stroked with round ends. */
    unread: asPath(unread),
    read: asPath(read),
    /** The real ones; only where the frame shows the whole day. */
    real:
      area.part === 1
        ? spreadOut(
            near.filter((dot) => distance(dot, area.center) > radius + 30),
            real,
            frame,
          )
        : [],
    circle: { x, y, radius: Math.round(radius) },
  }
}

/** Dots at whole pixels, closer together where the ground is high, and ever fewer towards the words at the left. */
function stipple(count: number, { left, top, gap: [dense, thin] }: Area, frame: Frame): Point[] {
  const random = randomFrom(SEED)
  const ground = seabed({ seed: SEED, width: frame.width, height: frame.height, swell: frame.width / 3 })
  const dots: Point[] = []
  // The more tries have failed, the closer dots may stand, so that all find a place.
  for (let failed = 0; dots.length < count; ) {
    const dot = [
      Math.round(left + random() * (frame.width - left - 6)),
      Math.round(top + random() * (frame.height - top - 12)),
    ] as const
    const height = Math.min(1, Math.max(0, (ground(...dot) + 0.9) / 1.8))
    const thinning = Math.max(1, 2.6 - (6 * (dot[0] - left)) / frame.width)
    const gap = (thin + (dense - thin) * height) * thinning * 0.998 ** (failed / 12)
    if (dots.some((other) => distance(dot, other) < gap)) failed++
    else dots.push(dot)
  }
  return dots
}

/** So many of the dots, each as far as possible from those before and from the edges. */
function spreadOut(dots: readonly Point[], count: number, { width, height }: Frame): Point[] {
  const inner = dots.filter(([x, y]) => x > 800 && x < width - 40 && y > 130 && y < height - 60)
  const chosen: Point[] = inner.slice(-1)
  while (chosen.length < count && chosen.length < inner.length) {
    const room = (dot: Point) => Math.min(...chosen.map((other) => distance(dot, other)))
    chosen.push(inner.reduce((best, dot) => (room(dot) > room(best) ? dot : best)))
  }
  return chosen
}

/** Points of no length: round line ends make dots of them. */
function asPath(dots: readonly Point[]): string {
  let from: Point = [0, 0]
  return dots
    .toSorted(([ax, ay], [bx, by]) => Math.floor(ay / 16) - Math.floor(by / 16) || ax - bx)
    .map(([x, y]) => {
      const step = `m${numbers(x - from[0], y - from[1])}h0`
      from = [x, y]
      return step
    })
    .join('')
}
