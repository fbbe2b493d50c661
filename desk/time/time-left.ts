import { depthOfTime } from '../../contract/depth.ts'
import { durationInWords, hoursAndMinutes, twoDigits } from '../../contract/time/duration.ts'
import { DAY_MS } from '../../contract/time/units.ts'

/** The longest time on the scale of the inbox, ms. A later due time stands at its bottom. */
export const STRIP_SCALE = 7 * DAY_MS

/** The depth of a time left on a scale whose bottom is `scale`: 0 at the surface, 1 at the bottom. ms in. */
export function depthOf(left: number, scale: number): number {
  return Math.min(1, depthOfTime(left, scale))
}

/**
 * A time left as a figure: hours and minutes, from two days on days and hours; `unit` is that of the first figure where it
 * is not hours.
 *
 * @param left ms until the due time; negative when it has passed.
 */
export function soundingOf(left: number) {
  const overdue = left < 0
  const words = `${durationInWords(Math.abs(left))} ${overdue ? 'over' : 'left'}`
  const { hours, minutes } = hoursAndMinutes(left)
  const days = Math.floor(Number(hours) / 24)
  if (days >= 2) return { big: String(days), unit: 'd', small: twoDigits(Number(hours) % 24), overdue, words }
  return { big: hours, unit: '', small: minutes, overdue, words }
}
