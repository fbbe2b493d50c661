import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { BuildError } from './build-error.ts'
import type { Answer, Task } from './worker.ts'

/**
 * The young part of a thread's memory, MiB. A page leaves some megabytes behind, of which nothing lives longer: with Node's
 * 16 much of it is copied before it is freed.
 */
const YOUNG_MB = 96
/** Longer than the others work at the end of a build, ms: no thread that rests meanwhile ends, and loads the renderer anew. */
const REST_MS = 60_000

/** Threads that make files, as many as there are processors; four at most, for each holds the whole renderer. */
export class Pool {
  readonly #threads: Tinypool

  /** @param entry the renderer that Astro made. */
  constructor(entry: string) {
    this.#threads = new Tinypool({
      filename: join(import.meta.dirname, 'worker.ts'),
      workerData: { entry },
      minThreads: 1,
      maxThreads: Math.min(4, availableParallelism()),
      idleTimeout: REST_MS,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
  }

  /** @throws a BuildError that says which file could not be made. */
  async make(task: Task): Promise<{ bytes: Buffer; reads: string[] }> {
    const made: Promise<Answer> = this.#threads.run(task)
    const { bytes, reads } = await made.catch((error: Error) => {
      throw new BuildError(error.message)
    })
    return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), reads }
  }

  end(): Promise<void> {
    return this.#threads.destroy()
  }
}
