import type { Point } from '../../chart/curve.ts'
import { monotone, monotoneAt } from '../../chart/path.ts'
import { pointsOf } from '../../chart/points.ts'
import { share } from '../../chart/scale.ts'
import { randomFrom } from '../../chart/seabed.ts'

// The lines between the page's tints, and the bed under the last: drawings in pixels that the page stretches to its width.

/** The drawing of an edge, in pixels at 1440. */
export const EDGE = { width: 1440, height: 130 } as const

/** Knots of an edge: one for each 206 px, so that a wave takes about 400. */
const KNOTS = 8
/** Pixels from the upper edge of the drawing, and how far the isobath swings around it. */
const MIDDLE = 46
const SWING = 66
/** Where a number stands on an isobath, as a share of the width: the first or the second trough of most. */
const NUMBER_AT = [0.143, 0.286] as const

/** An edge between two tints. The same seed gives the same line on every machine; never throws. */
export function edge(seed: number) {
  const random = randomFrom(seed)
  const main = Array.from({ length: KNOTS }, (_, index): Point => {
    return [Math.round((index / (KNOTS - 1)) * EDGE.width), Math.round(MIDDLE + (random() - 0.5) * SWING)]
  })
  const first = follow(main, 22, 0.7, random)
  const second = follow(main, 50, 0.35, random)
  const isobath = monotone(main)
  const x = NUMBER_AT[seed % 2] ?? NUMBER_AT[0]
  return {
    /** The isobath, and under it the lower tint as a closed area. */
    isobath,
    area: `${isobath}V${EDGE.height}H0z`,
    /** Two lines below that follow it less and less. */
    followers: [monotone(first), monotone(second)],
    /** Where the isobath's number stands: the line's own place, in shares of the drawing. */
    number: { x, y: share(monotoneAt(main, x * EDGE.width) / EDGE.height) },
  }
}

/** A line below another that keeps `likeness` of its shape and never crosses it. `below` in pixels. */
function follow(line: readonly Point[], below: number, likeness: number, random: () => number): Point[] {
  const mean = line.reduce((sum, [, y]) => sum + y, 0) / line.length
  return line.map(([x, y]) => {
    const wanted = mean + (y - mean) * likeness + below + (random() - 0.5) * 12
    return [x, Math.min(EDGE.height - 4, Math.round(Math.max(wanted, y + 8)))]
  })
}

/** The bed of the last section, in pixels: 2640 wide, so that the widest window shows no end. */
export const BED = { width: 2640, height: 150, lead: 1772 } as const
/** From the bed's upper edge, in pixels: a hollow at the lead, which rests in it. */
const BED_KNOTS = pointsOf(
  `0 60, 240 34, 470 82, 640 50, 760 40, 930 76, 1120 62, 1400 4, 1600 30, ${BED.lead} 84, 1920 62, 2120 8, 2380 48, 2640 20`,
)

export function bed(): { line: string; area: string; leadAt: number } {
  const line = monotone(BED_KNOTS)
  return { line, area: `${line}V${BED.height}H0z`, leadAt: monotoneAt(BED_KNOTS, BED.lead) }
}

/** Grains of sand as short strokes, thinner the deeper they lie. `count` strokes over `depth` pixels below the line. */
export function sand(count: number, depth: number): string {
  const random = randomFrom(29)
  return Array.from({ length: count }, () => {
    const x = Math.round(random() * BED.width)
    const y = Math.round(monotoneAt(BED_KNOTS, x) + 8 + random() ** 2.2 * depth)
    return `M${x} ${y}h3`
  }).join('')
}
