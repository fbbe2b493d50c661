import { setTimeout as wait } from 'node:timers/promises'

/** What `work` gives, or `late` after so many ms, while the work goes on. @throws what the work throws in time. */
export async function inTime<T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  const ended = new AbortController()
  try {
    return await Promise.race([work, wait(ms, late, { signal: ended.signal })])
  } finally {
    ended.abort()
  }
}
