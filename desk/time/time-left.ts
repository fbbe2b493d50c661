import { depthOfTime } from '../../contract/depth.ts'
import { durationInWords } from '../../contract/time/duration.ts'
import { DAY_MS, MINUTE_MS } from '../../contract/time/units.ts'

/** The longest time on the scale of the inbox, ms. A later due time stands at its bottom. */
export const STRIP_SCALE = 7 * DAY_MS

/** The depth of a time left on a scale whose bottom is `scale`: 0 at the surface, 1 at the bottom. ms in. */
export function depthOf(left: number, scale: number): number {
  return Math.min(1, depthOfTime(left, scale))
}

/** A time left as a figure: hours and minutes, from two days on days and hours. */
export interface Sounding {
  big: string
  /** The unit after the first figure where it is not hours. */
  unit: 'd' | ''
  small: string
  overdue: boolean
  words: string
}

/** @param left ms until the due time; negative when it has passed. */
export function soundingOf(left: number): Sounding {
  const overdue = left < 0
  const minutes = Math.floor(Math.abs(left) / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const inDays = hours >= 48
  const words = `${durationInWords(Math.abs(left))} ${overdue ? 'over' : 'left'}`
  if (inDays) return { big: String(Math.floor(hours / 24)), unit: 'd', small: twoDigits(hours % 24), overdue, words }
  return { big: String(hours), unit: '', small: twoDigits(minutes % 60), overdue, words }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
