import { inTime } from '../in-time.ts'

/** How long a second send of the same form waits for the first, ms. */
const WAIT_MS = 10_000

/** The submissions that this process stores at this moment, by owner and key. */
const running = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs `work` after any earlier work under the same key has ended, well or badly. Between processes the database's
 * unique key decides.
 *
 * @param owner whose keys these are; two owners never wait for each other.
 * @returns what `work` gives, or `busy` when the earlier work takes longer than ten seconds.
 * @throws what `work` throws.
 */
export async function runInTurn<T>(owner: object, key: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const byKey = running.get(owner) ?? new Map<string, Promise<unknown>>()
  running.set(owner, byKey)

  // Of several that waited for the same one, the first to go on is what the others wait for next.
  for (let earlier = byKey.get(key); earlier; earlier = byKey.get(key)) {
    const ended = Promise.allSettled([earlier]).then(() => true)
    if (!(await inTime(ended, WAIT_MS, false))) return 'busy'
  }

  const mine = work()
  byKey.set(key, mine)
  try {
    return await mine
  } finally {
    byKey.delete(key)
  }
}
