import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReadersAnswer, ReadersOrder, ReadersSettings } from './readers-thread.ts'

/** How long readers read before anything is measured, ms: their connections open, and both sides have run their code. */
const WARM_UP_MS = 1_500

export interface Readers {
  /**
   * @returns the slowest of 100 pages that were due while the work ran, ms.
   * @throws an Error when a page was refused.
   */
  during(work: Promise<unknown>): Promise<number>
  close(): Promise<void>
}

/** Readers of one page, in a thread of their own: they must wait for the server, and not for who measures. */
export async function startReaders(settings: ReadersSettings): Promise<Readers> {
  const thread = new Worker(new URL('./readers-thread.ts', import.meta.url), { workerData: settings })
  const tell = (order: ReadersOrder) => thread.postMessage(order)
  await setTimeout(WARM_UP_MS)
  return {
    async during(work) {
      tell('begin')
      await work
      const answer = once(thread, 'message') as Promise<[ReadersAnswer]>
      tell('end')
      const [{ times, refused }] = await answer
      if (refused > 0 || times.length === 0) throw new Error(`${refused} of ${times.length} pages were refused.`)
      times.sort((one, other) => one - other)
      return times[Math.floor(times.length * 0.99)] ?? Number.NaN
    },
    async close() {
      await thread.terminate()
    },
  }
}
