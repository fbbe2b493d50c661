const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Where the logarithmic scale bends, ms: below it the scale is nearly linear. */
const BEND = HOUR / 2

/** The longest time on the scale of the inbox, ms. A later due time stands at its bottom. */
export const STRIP_SCALE = 7 * DAY

/** The depth of a time left on a scale whose bottom is `scale`: 0 at the surface, 1 at the bottom. ms in. */
export function depthOf(left: number, scale: number): number {
  return Math.min(1, Math.log(1 + Math.max(0, left) / BEND) / Math.log(1 + scale / BEND))
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
  const minutes = Math.floor(Math.abs(left) / MINUTE)
  const hours = Math.floor(minutes / 60)
  const inDays = hours >= 48
  const words = `${durationInWords(Math.abs(left))} ${overdue ? 'over' : 'left'}`
  if (inDays) return { big: String(Math.floor(hours / 24)), unit: 'd', small: twoDigits(hours % 24), overdue, words }
  return { big: String(hours), unit: '', small: twoDigits(minutes % 60), overdue, words }
}

/** "42 minutes", "1 hour 8 minutes", "2 days 3 hours". */
export function durationInWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours >= 48) return joined([count(days, 'day'), hours % 24 > 0 && count(hours % 24, 'hour')])
  if (hours >= 1) return joined([count(hours, 'hour'), minutes % 60 > 0 && count(minutes % 60, 'minute')])
  return count(minutes, 'minute')
}

/** "41 min", "2 h 05", "3 d 4 h": for narrow places. */
export function durationInShort(ms: number): string {
  const minutes = Math.round(ms / MINUTE)
  const hours = Math.floor(minutes / 60)
  if (minutes < 60) return `${minutes} min`
  if (hours < 24) return `${hours} h ${twoDigits(minutes % 60)}`
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}

function joined(words: readonly (string | false)[]): string {
  return words.filter((word) => word !== false).join(' ')
}

function count(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
