import { quantity } from '../quantity.ts'
import { MINUTE_MS } from './units.ts'

/** "42 minutes", "1 hour 8 minutes", "2 days 3 hours". Days count from two on. */
export function durationInWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return together(quantity(Math.floor(hours / 24), 'day'), hours % 24, 'hour')
  if (hours >= 1) return together(quantity(hours, 'hour'), minutes % 60, 'minute')
  return quantity(minutes, 'minute')
}

/** A time as a figure, whatever its sign: "27" hours and "08" minutes. */
export function hoursAndMinutes(ms: number): { hours: string; minutes: string } {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS)
  return { hours: String(Math.floor(minutes / 60)), minutes: twoDigits(minutes % 60) }
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** "41 min", "2 h 05", "3 d 4 h": for narrow places. */
export function durationInShort(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  if (minutes < 60) return `${minutes} min`
  if (hours < 24) return `${hours} h ${twoDigits(minutes % 60)}`
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}

function together(large: string, rest: number, unit: string): string {
  return rest > 0 ? `${large} ${quantity(rest, unit)}` : large
}

/** In ms, and null without values. Never negative: a clock that was set back makes some values so. */
export function medianDuration(values: readonly number[]): number | null {
  const median = medianOf(values)
  return median === null ? null : Math.max(0, Math.round(median))
}

/** The middle of the values, or between both in the middle. Null without values. */
export function medianOf(values: readonly number[]): number | null {
  // An array of numbers alone is sorted ten times as fast.
  const sorted = Float64Array.from(values).sort()
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  return high === undefined || low === undefined ? null : (low + high) / 2
}
