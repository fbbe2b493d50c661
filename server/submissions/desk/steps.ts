import { setTimeout } from 'node:timers/promises'

/** How long one step should take, ms: nobody else is served meanwhile. */
const STEP_MS = 20
/** Items in the first step, and at most. */
const FIRST = 10
const MOST = 50

/** Told of how many items of how many are done. */
export type Progress = (done: number, total: number) => void

/**
 * Works through many items in small steps. After each it rests about as long as the step took, so that visitors get half
 * of the time.
 *
 * @param work does some of the items in one transaction.
 * @throws what `work` throws. Earlier steps stay done.
 */
export async function inSteps<Item>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<void>,
  progress: Progress = () => undefined,
): Promise<void> {
  let size = FIRST
  for (let done = 0; done < items.length; ) {
    const some = items.slice(done, done + size)
    const start = performance.now()
    await work(some)
    const took = performance.now() - start
    done += some.length
    progress(done, items.length)
    if (done < items.length) await setTimeout(Math.min(took, 2 * STEP_MS))
    size = Math.max(1, Math.min(MOST, Math.round((some.length * STEP_MS) / Math.max(1, took))))
  }
}
