import { DAY_MS, MINUTE_MS } from '../../contract/time/units.ts'
import { tenth } from '../../site/chart/scale.ts'

/** Where an instant stands between the first and the last of a plot. */
export function xOf(at: number, from: number, to: number, width: number): number {
  return tenth(((at - from) / Math.max(1, to - from)) * width)
}

/** How deep an answer hangs: a share of the promise of 0 at the surface, of 1 at the bottom. */
export function depthOfShare(left: number, height: number): number {
  return tenth(Math.min(1, Math.max(0, left)) * height)
}

/** How high a late answer stands over the line: some px at once, then with the logarithm of its lateness in ms. */
export function heightOfLate(late: number): number {
  return tenth(Math.min(40, 5 + 9 * Math.log10(1 + late / (30 * MINUTE_MS))))
}

/** The scale of times to answer: from 5 minutes to 8 days, logarithmic. */
const SHORTEST = 5 * MINUTE_MS
const LONGEST = 8 * DAY_MS

export function xOfDuration(ms: number, width: number): number {
  const share = Math.log(Math.max(SHORTEST, Math.min(LONGEST, ms)) / SHORTEST) / Math.log(LONGEST / SHORTEST)
  return tenth(share * width)
}

/** The area of a dot is the count, so its radius grows with the root. */
export function radiusOf(count: number, most: number, largest: number): number {
  return count === 0 ? 0 : tenth(Math.max(2, largest * Math.sqrt(count / Math.max(1, most))))
}
