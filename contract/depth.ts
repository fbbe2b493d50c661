import { HOUR_MS } from './time/units.ts'

/** Half an hour: the time left that takes the first step of the scale, ms. */
const UNIT_MS = HOUR_MS / 2

/**
 * Time left as a depth, from 0 (due) to 1 (the whole term). The scale is logarithmic: the last hour is as deep as the
 * ten before it. A time that is past has no depth.
 */
export function depthOfTime(leftMs: number, termMs: number): number {
  return Math.log(1 + Math.max(0, leftMs) / UNIT_MS) / Math.log(1 + termMs / UNIT_MS)
}
