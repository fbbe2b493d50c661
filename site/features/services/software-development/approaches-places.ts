import type { Point } from '../../../chart/curve.ts'
import { pointsOf } from '../../../chart/points.ts'
import { percent } from '../../../chart/scale.ts'

// Where things lie in the two drawings of the approaches, in pixels. `along` runs with the fairway, `aside` across it.

/** A way round an island. */
export interface WayPlace {
  leaves: number
  joins: number
  /** Where it is furthest from the fairway, and how far aside that is. */
  apex: { along: number; aside: number }
  island: { x: number; y: number; rx: number; ry: number }
}

export interface Places {
  width: number
  height: number
  /** What is drawn beyond both sides, for wide windows. */
  beyond: number
  /** Whether the fairway runs downwards. */
  turned: boolean
  /** Pixels of breadth for a claim. */
  perClaim: number
  fairway: { begins: number; ends: number; middle: number }
  /** How long the fairway takes to become narrower or broader. */
  ease: number
  /** Handles of a way's curve, as shares of the distance: where it leaves, and at its apex. */
  handles: readonly [leave: number, apex: number]
  stations: readonly number[]
  /** Where it says how much stays. */
  stay: Point
  /** In the order of the channels. */
  ways: readonly WayPlace[]
  /** The berth's length beyond both sides of the fairway. */
  berth: { aside: number; thickness: number }
  /** The shore, with the land on the right of its direction. */
  coast: readonly Point[]
  /** Seed of the sea-bed, and how far from the shore it becomes deep. */
  ground: { seed: number; shelf: number; islandShelf: number }
}

export const ACROSS: Places = {
  width: 1440,
  height: 680,
  beyond: 560,
  turned: false,
  perClaim: 0.09,
  fairway: { begins: -560, ends: 1330, middle: 324 },
  ease: 50,
  handles: [0.3, 0.6],
  stations: [84, 262, 704, 1300],
  stay: [440, 324],
  ways: [
    { leaves: 205, joins: 645, apex: { along: 428, aside: 136 }, island: { x: 432, y: 212, rx: 94, ry: 40 } },
    { leaves: 364, joins: 756, apex: { along: 560, aside: 506 }, island: { x: 561, y: 440, rx: 92, ry: 37 } },
    { leaves: 775, joins: 1186, apex: { along: 982, aside: 137 }, island: { x: 989, y: 208, rx: 90, ry: 37 } },
    { leaves: 863, joins: 1285, apex: { along: 1070, aside: 507 }, island: { x: 1075, y: 437, rx: 92, ry: 35 } },
  ],
  berth: { aside: 19, thickness: 12 },
  coast: pointsOf(
    '2060 640, 1700 610, 1520 560, 1440 518, 1388 470, 1362 390, 1354 305, 1376 240, 1386 165, 1310 108, 1180 62, 1065 77, 935 48, 818 10, 700 12, 560 9, 412 33, 300 29, 160 43, 0 48, -160 60, -360 38, -620 50',
  ),
  ground: { seed: 23, shelf: 78, islandShelf: 52 },
}

export const DOWN: Places = {
  width: 390,
  height: 770,
  beyond: 320,
  turned: true,
  perClaim: 0.06,
  fairway: { begins: 20, ends: 746, middle: 195 },
  ease: 26,
  handles: [0.1, 0.62],
  stations: [116, 176, 418, 708],
  stay: [20, 652],
  ways: [
    { leaves: 161, joins: 315, apex: { along: 238, aside: 14 }, island: { x: 84, y: 238, rx: 58, ry: 34 } },
    { leaves: 230, joins: 372, apex: { along: 302, aside: 379 }, island: { x: 314, y: 302, rx: 55, ry: 33 } },
    { leaves: 440, joins: 588, apex: { along: 514, aside: 14 }, island: { x: 84, y: 514, rx: 58, ry: 34 } },
    { leaves: 498, joins: 646, apex: { along: 572, aside: 379 }, island: { x: 310, y: 572, rx: 58, ry: 39 } },
  ],
  berth: { aside: 16, thickness: 9 },
  coast: pointsOf(
    '780 24, 600 34, 480 18, 390 15, 340 18, 290 29, 250 23, 225 31, 165 30, 95 16, 0 31, -120 18, -230 34, -390 22',
  ),
  ground: { seed: 5, shelf: 46, islandShelf: 34 },
}

/** The style of a word over a drawing, at a point of it. */
export function placeOf({ width, height }: Places, x: number, y: number): { left: string; top: string } {
  return { left: percent(x / width), top: percent(y / height) }
}
