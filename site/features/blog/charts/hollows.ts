import type { Point } from '../../../chart/curve.ts'
import { itemAt } from '../../../chart/item-at.ts'
import { pointsOf } from '../../../chart/points.ts'
import type { Seabed } from '../../../chart/seabed.ts'
import type { Frame } from './frame.ts'
import { isobaths, warp } from './isobaths.ts'
import { figureIn, tableOf } from './table-of.ts'

// A bill as a sea-bed: each owner is a hollow as deep as its cost.

/** One line, in dollars; each fifth is heavy. */
export const LINE = 400
const HEAVY = 5
const SEED = 4

export interface Owner {
  name: string
  cost: number
}

/** Whose cost is nobody's: it lies in ground that was not surveyed. */
export const NOBODY = 'nobody'

export function ownersOf(html: string): Owner[] {
  return tableOf(html, ['owner', 'cost', 'share']).map((row) => ({
    name: row.owner ?? '',
    cost: figureIn(row.cost ?? ''),
  }))
}

/** Where the hollows lie, the deepest first; nobody's has a place of its own. */
const PLACES: Record<Frame['kind'], { at: readonly Point[]; nobody: Point; reach: number }> = {
  wide: { at: pointsOf('1010 226, 1289 348, 1046 552, 1330 600'), nobody: [838, 474], reach: 150 },
  narrow: { at: pointsOf('108 118, 302 96, 312 268, 52 316'), nobody: [190, 246], reach: 74 },
}

export function hollowsDrawing(owners: readonly Owner[], frame: Frame) {
  const { at, nobody, reach } = PLACES[frame.kind]
  const named = owners.filter(({ name }) => name !== NOBODY).slice(0, at.length)
  const soundings = named.map((owner, index) => {
    const [x, y] = itemAt(at, index)
    return { ...owner, x, y }
  })
  const deepest = Math.max(...owners.map(({ cost }) => cost))
  const moved = warp(frame, SEED, reach / 2.6)
  /** How deep a hollow is at a moved place. */
  const hollow = ({ cost, x, y }: Owner & { x: number; y: number }, width = reach) => {
    const [atX, atY] = moved([x, y])
    const radius = width * Math.sqrt(cost / deepest)
    return ([placeX, placeY]: Point) =>
      cost * Math.exp(-((Math.hypot(placeX - atX, (placeY - atY) * 1.12) / radius) ** 1.5))
  }
  const hollows = soundings.map((sounding) => hollow(sounding))
  const ground: Seabed = (x, y) => {
    const place = moved([x, y])
    return hollows.reduce((sum, one) => sum + one(place) ** 4, 0) ** 0.25
  }
  const values = steps(deepest)
  const paths = isobaths(ground, frame, values)

  const lost = owners.find(({ name }) => name === NOBODY)
  const [x, y] = nobody
  const unsurveyed = lost && hollow({ ...lost, x, y }, reach * 0.68)
  const rings = lost && unsurveyed ? isobaths((atX, atY) => unsurveyed(moved([atX, atY])), frame, steps(lost.cost)) : []
  return {
    /** From the shallowest to the deepest, each within the one before. */
    tints: paths.filter((_, index) => index % 2 === 1),
    lines: paths.filter((_, index) => (index + 1) % HEAVY !== 0).join(''),
    heavy: paths.filter((_, index) => (index + 1) % HEAVY === 0).join(''),
    /** What a heavy line stands for, in thousands of dollars, and where that is written on it. */
    figures: frame.kind === 'wide' ? soundings.flatMap((sounding, index) => figuresOn(ground, sounding, index)) : [],
    /** The edge of what is nobody's, and the lines within it. */
    edge: rings[0] ?? '',
    dashed: rings.slice(1).join(''),
    soundings: lost ? [...soundings, { ...lost, x, y }] : soundings,
  }
}

/** From each hollow, the direction in which the figures of its heavy lines stand: where no word is. */
const DIRECTIONS: readonly number[] = [2.3, 0.7, 1.9, 0]

/** Where the heavy lines around a hollow cross that direction. The deepest gets all of its figures, another one. */
function figuresOn(ground: Seabed, { x, y, cost }: Owner & { x: number; y: number }, index: number) {
  const direction = DIRECTIONS[index] ?? 0
  const step = LINE * HEAVY
  const values = Array.from({ length: Math.ceil(cost / step) - 1 }, (_, at) => (at + 1) * step)
  return values.slice(0, index === 0 ? 2 : 1).flatMap((value) => {
    for (let far = 40; far < 400; far += 1) {
      const [atX, atY] = [x + Math.cos(direction) * far, y + Math.sin(direction) * far]
      if (ground(atX, atY) < value) return [{ thousands: value / 1000, x: Math.round(atX), y: Math.round(atY) }]
    }
    return []
  })
}

/** A line every so many dollars, down to just above the deepest place. */
function steps(deepest: number): number[] {
  return Array.from({ length: Math.ceil(deepest / LINE) - 1 }, (_, index) => (index + 1) * LINE)
}
