import type { Point } from '../../chart/curve.ts'
import { numbers } from '../../chart/scale.ts'

/** The drawing's own units: the page's column is 1296 wide, a doubling of the time is 100 deep. */
export const WIDTH = 1296
const DOUBLING = 100
/** Most answers that a sounding may have: its kind, who uses it, and five that make it hard. */
const STATIONS = 7
/** Far beyond the edge of any window. */
const FAR = 3000

/** Where stations stand across the water, as shares of its width, and how far the last one is from its right end. */
export interface Shore {
  first: number
  last: number
  /** The usual distance of two stations. */
  pitch: number
}
export const WIDE: Shore = { first: 0.276, last: 0.87, pitch: 0.2 }
export const NARROW: Shore = { first: 0.09, last: 0.77, pitch: 0.18 }

/** Weeks that the scale names. */
export const SCALE = [1, 2, 4, 8, 16, 26, 52]

/** Doublings of 1 + weeks: the axis of the services list, too. */
export function depthOf(weeks: number): number {
  return Math.round(Math.log2(1 + weeks) * 1000) / 1000
}

/** The place of each station, as a share of the width: from the left at the usual distance, nearer where there are many. */
export function placesOf(count: number, { first, last, pitch }: Shore): number[] {
  const step = Math.min(pitch, (last - first) / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, index) => Math.round((first + step * index) * 1000) / 1000)
}

/**
 * The sea-bed: from the land at the left down one terrace after another, the last one runs out of the picture. It has the same
 * number of pieces for any number of stations, so that one bed can move into another.
 */
export function bedPath(depths: readonly number[], places: readonly number[]): string {
  const step = ((places[1] ?? 0.2 + (places[0] ?? 0)) - (places[0] ?? 0)) * WIDTH
  const flat = step * 0.22
  const last = depths.at(-1) ?? 0
  let path = `M${-FAR} 0H`
  let [fromX, fromY]: Point = [(places[0] ?? 0) * WIDTH - step, 0]
  path += whole(fromX)
  for (let index = 0; index < STATIONS; index++) {
    const place = places[index]
    const [from, to] = place === undefined ? [FAR, FAR] : [place * WIDTH - flat, place * WIDTH + flat]
    const y = (depths[index] ?? last) * DOUBLING
    const middle = (fromX + from) / 2
    path += `C${whole(middle, fromY, middle, y, from, y)}H${whole(to)}`
    fromX = to
    fromY = y
  }
  return path
}

/** Units are about pixels, and fractions of them are a tenth of what the drawing weighs in the home page. */
function whole(...values: number[]): string {
  return numbers(...values.map(Math.round))
}

/** The land under a bed. */
export function landUnder(bed: string): string {
  return `${bed}V${FAR}H${-FAR}z`
}

/** The water of each answer, from the depth before it down to its own, in the drawing's units. */
export function layersOf(depths: readonly number[]): { y: number; height: number }[] {
  return depths.map((depth, index) => {
    const y = Math.round((depths[index - 1] ?? 0) * DOUBLING)
    return { y, height: Math.round(depth * DOUBLING) - y }
  })
}
