import { createStore } from '../ui/store.ts'

/** How often what is left is counted again, ms. */
const TICK_MS = 15_000
/** By how much the server's clock is ahead of this device's, ms. */
let ahead = 0
const current = createStore(Date.now(), () => {
  const timer = setInterval(tick, TICK_MS)
  return () => clearInterval(timer)
})

/**
 * Due times are the server's: a device whose clock is wrong shows the same time left as any other.
 *
 * @param at - when this was the server's time, by this device's clock.
 */
export function setServerClock(now: string, at = Date.now()): void {
  ahead = Date.parse(now) - at
  tick()
}

/** The server's time at this moment, ms since the epoch. */
export function serverNow(): number {
  return Date.now() + ahead
}

/** The server's time, ms since the epoch, a few seconds old at most. */
export const useNow = current.useValue

function tick(): void {
  current.set(serverNow())
}
