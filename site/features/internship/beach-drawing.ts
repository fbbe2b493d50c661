import type { Point } from '../../chart/curve.ts'
import { monotone, monotoneAt } from '../../chart/path.ts'
import { numbers } from '../../chart/scale.ts'

/** How a beach is drawn, in px of its drawing. */
export interface BeachScale {
  width: number
  height: number
  /** Where the first week begins, how wide a week is and how deep a foot. */
  start: number
  week: number
  foot: number
  /** The height of the water's surface. */
  surface: number
  /** How far the ground goes on beyond both edges, for windows wider than the drawing. */
  beyond: number
  /** The weeks in which figures stand or swim. */
  figures: readonly number[]
}

export const WIDE: BeachScale = {
  width: 1440,
  height: 570,
  start: 72,
  week: 108,
  foot: 22.6,
  surface: 150,
  beyond: 560,
  figures: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
}
export const NARROW: BeachScale = {
  width: 390,
  height: 250,
  start: 20,
  week: 29.2,
  foot: 12.2,
  surface: 86,
  beyond: 0,
  figures: [2, 4, 6, 8, 10, 12],
}

/** Feet at which the water gets a darker tint; below the head's depth it is deep. */
const TINT_FEET = [2, 4, 6, 9]
/** The drawing of a figure is 128 px for 5 ft 8. Mentor and intern stand so many of its px from the middle of their week. */
const FIGURE_FOOT = 22.6
const APART = { mentor: -19.5, you: 18 }

/** Where everything on the beach stands. `depths` are feet, one a week; `head` is the depth at which one swims. */
export function layOutBeach(depths: readonly number[], head: number, scale: BeachScale) {
  const { width, height, start, week, foot, surface, beyond } = scale
  const middle = (number: number) => start + (number - 0.5) * week
  const last = surface + (depths.at(-1) ?? 0) * foot
  const bed: Point[] = [
    [-beyond - 1, surface - 0.6 * foot - beyond * 0.09],
    [0, surface - 0.45 * foot],
    ...depths.map((depth, index): Point => [middle(index + 1), surface + depth * foot]),
    [width, last + 0.3 * foot],
    [width + beyond + 1, last + foot],
  ]
  const line = monotone(bed)
  const figures = scale.figures.map((number) => {
    const swims = (depths[number - 1] ?? 0) > head
    const at = (apart: number) => middle(number) + (apart * foot) / FIGURE_FOOT
    const feet = (x: number): Point => [x, monotoneAt(bed, x)]
    return { number, swims, x: middle(number), mentor: feet(at(APART.mentor)), you: feet(at(APART.you)) }
  })
  const walkers = figures.filter(({ swims }) => !swims)
  const swimmers = figures.filter(({ swims }) => swims)
  return {
    bed: line,
    sand: `${line}V${height + 1}H${numbers(-beyond - 1)}z`,
    tints: [0, ...TINT_FEET].map((feet) => surface + feet * foot),
    head: surface + head * foot,
    size: Math.round((100 * foot) / FIGURE_FOOT) / 100,
    walkers,
    swimmers,
    /** The line that the last mentor on foot holds, to the swimmer farthest out. */
    rope: rope(walkers.at(-1)?.mentor[0] ?? 0, swimmers.at(-1)?.x ?? 0, surface, foot),
    weeks: depths.map((depth, index) => ({
      week: index + 1,
      x: middle(index + 1) / width,
      y: (surface + depth * foot) / height,
    })),
  }
}

function rope(from: number, to: number, surface: number, foot: number): string {
  const third = (to - from) / 3
  const hand = from + 0.6 * foot
  return `M${numbers(hand, surface + 0.15 * foot)}C${numbers(hand + third / 2, surface + 2.2 * foot, from + third, surface + 1.5 * foot, from + 1.6 * third, surface + 1.4 * foot)}S${numbers(to - third / 4, surface + 1.1 * foot, to, surface + 0.5 * foot)}`
}
