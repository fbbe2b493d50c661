/** How long a tab or slide is shown before the next (specification 14.2.1). */
export const AUTO_ROTATION_MS = 4000

/** How long after gliding past its last slide a carousel goes back to the first (specification 4.3.3). */
export const WRAP_RESET_MS = 1000

/** The one after `at` in a loop of `count`. */
export function nextOf(at: number, count: number): number {
  return (at + 1) % count
}

/** Which slide stands at the start of a strip scrolled by `left` px, when slides begin every `stride` px. */
export function slideAt(left: number, stride: number, last: number): number {
  if (stride <= 0) return 0
  return Math.min(last, Math.max(0, Math.round(left / stride)))
}

/**
 * Where a carousel of `count` slides goes back to after gliding to `place`: the slide of which the clone at `place` is
 * a copy, or null while none is shown.
 */
export function homeOf(place: number, count: number): number | null {
  return place >= count ? place - count : null
}
