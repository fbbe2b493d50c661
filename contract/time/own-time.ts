/**
 * An instant by the reader's own clock, "Tuesday 9:04 PM your time". Undefined where both clocks show the same. It is small, because a receipt runs it before anything is touched.
 *
 * @param at - ms since the epoch.
 * @param offset - ms that the company's clock is ahead of UTC at that instant.
 * @param timeZone - the reader's; the browser's without it.
 */
export function inOwnZone(at: number, offset: number, timeZone?: string): string | undefined {
  const tell = (instant: number, zone: string | undefined) =>
    new Date(instant).toLocaleString('en-US', { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' })
  const yours = tell(at, timeZone)
  return yours === tell(at + offset, 'UTC') ? undefined : `${yours} your time`
}
