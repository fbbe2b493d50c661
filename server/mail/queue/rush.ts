import { SLOTS } from './slots.ts'

// An email takes the event loop as long as several submissions. When many forms arrive their answers come first, and the
// emails follow when it is calm.

/** So many nudges within this time, ms, are a rush: the worker is nudged once for each form. */
const RUSH_NUDGES = 10
const RUSH_MS = 200
/** Between two emails that begin in a rush, on average, ms: 30 a second, of all servers of a database together. */
const STEP_MS = 1_000 / 30
/** How often the servers are counted in a rush, ms. */
const COUNT_MS = 10_000
/** So many begin together: they share their statements, and a claim costs as much for one as for all. */
const GROUP = SLOTS / 2

export interface Rush {
  /** A form came. */
  nudged(): void
  /** Waits until emails may begin, and tells how many at most. Without a rush it does not wait. */
  turn(): Promise<number>
}

/**
 * Slows emails down while many forms arrive.
 *
 * @param countServers how many servers send the emails of this database.
 */
export function watchRush(countServers: () => Promise<number> = async () => 1): Rush {
  /** Of the last nudges, ms. */
  const nudges: number[] = []
  /** Up to when emails were allowed to begin, ms. */
  let allowedTo = Number.NEGATIVE_INFINITY
  let stepMs = STEP_MS
  let countedAt = Number.NEGATIVE_INFINITY

  function isOn(): boolean {
    const first = nudges.length === RUSH_NUDGES ? nudges[0] : undefined
    return first !== undefined && performance.now() - first < RUSH_MS
  }

  return {
    nudged() {
      nudges.push(performance.now())
      if (nudges.length > RUSH_NUDGES) nudges.shift()
    },
    async turn() {
      if (!isOn()) return SLOTS
      if (performance.now() - countedAt > COUNT_MS) {
        countedAt = performance.now()
        // When the database does not answer, the last count holds.
        stepMs = await countServers().then(
          (servers) => STEP_MS * servers,
          () => stepMs,
        )
      }
      // What a busy event loop delayed is made up for, up to all slots at once.
      allowedTo = Math.max(allowedTo, performance.now() - SLOTS * stepMs)
      const wait = allowedTo + GROUP * stepMs - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      const count = Math.max(1, Math.floor((performance.now() - allowedTo) / stepMs))
      allowedTo += count * stepMs
      return count
    },
  }
}
