/** How many clients are counted at a time. With more, the oldest is forgotten. */
const CLIENTS_MAX = 10_000

/**
 * Counts requests by client in memory, in windows that begin with a client's first request. Returns whether one more is
 * within the limit.
 *
 * @param windowMs how long a window lasts, ms.
 */
export function requestWindow(most: number, windowMs: number, now: () => number): (client: string) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (client) => {
    const at = now()
    const known = windows.get(client)
    // A window in the future was opened before the clock was set back.
    if (known && known.since <= at && at - known.since < windowMs) {
      known.count += 1
      return known.count <= most
    }
    windows.delete(client)
    const oldest = windows.keys().next()
    if (windows.size >= CLIENTS_MAX && !oldest.done) windows.delete(oldest.value)
    windows.set(client, { since: at, count: 1 })
    return true
  }
}
