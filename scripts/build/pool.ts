import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BuildError } from './build-error.ts'
import type { Answer, Task } from './worker.ts'

interface Made {
  bytes: Buffer
  reads: string[]
}

/**
 * The young part of a thread's memory, MiB. A page leaves some megabytes behind, of which nothing lives longer: with Node's
 * 16 much of it is copied before it is freed.
 */
const YOUNG_MB = 96

/** Threads that make files, as many as there are processors; four at most, for each holds the whole renderer. */
export class Pool {
  readonly #entry: string
  readonly #idle: Worker[] = []
  readonly #waiting: ((worker: Worker) => void)[] = []
  readonly #all: Worker[] = []

  /** @param entry the renderer that Astro made. */
  constructor(entry: string) {
    this.#entry = entry
  }

  /** @throws a BuildError that says which file could not be made. */
  async make(task: Task): Promise<Made> {
    const worker = await this.#take()
    try {
      const answer = await ask(worker, task)
      if ('fault' in answer) throw new BuildError(answer.fault)
      const { bytes, reads } = answer
      return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), reads }
    } finally {
      const next = this.#waiting.shift()
      if (next) next(worker)
      else this.#idle.push(worker)
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()))
  }

  #take(): Worker | Promise<Worker> {
    const idle = this.#idle.pop()
    if (idle) return idle
    if (this.#all.length < Math.min(4, availableParallelism())) {
      const worker = new Worker(join(import.meta.dirname, 'worker.ts'), {
        workerData: { entry: this.#entry },
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      })
      this.#all.push(worker)
      return worker
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}

function ask(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('message', answered)
    worker.once('error', failed)
    worker.postMessage(task)
    function answered(answer: Answer) {
      worker.off('error', failed)
      resolve(answer)
    }
    function failed(error: Error) {
      worker.off('message', answered)
      reject(error)
    }
  })
}
