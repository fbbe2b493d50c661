import { useSyncExternalStore } from 'react'

/** How often what is left is counted again, ms. */
const TICK_MS = 15_000
/** By how much the server's clock is ahead of this device's, ms. */
let ahead = 0
let current = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Due times are the server's: a device whose clock is wrong shows the same time left as any other. */
export function setServerClock(now: string): void {
  ahead = Date.parse(now) - Date.now()
  tick()
}

/** The server's time, ms since the epoch, a few seconds old at most. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  current = Date.now() + ahead
  for (const listener of listeners) listener()
}
