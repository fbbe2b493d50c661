import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { drawPicture, type PictureOutput } from '../content/pictures.ts'
import { READS } from '../content/reads.ts'
import { loadPrograms, loadRenderer } from './renderer.ts'

// A thread that makes files of the site, one at a time: pages, share images, and the versions of a picture.

export type Task =
  | { kind: 'page'; path: string }
  | { kind: 'picture'; file: string; output: PictureOutput }
  /** Loads every program of the renderer: what they read of content counts as read by every page. */
  | { kind: 'programs' }
/** `reads`: names of what was read of content. */
export type Answer = { bytes: Uint8Array; reads: string[] } | { fault: string }

const root = join(import.meta.dirname, '../..')
const { entry } = workerData as { entry: string } // given by pool.ts
// Shared with the renderer, whose module of content adds to it (scripts/content/plugin.ts).
const shared = globalThis as { [READS]?: Set<string> }
shared[READS] ??= new Set()
const reads = shared[READS]
const renderer = loadRenderer(entry)

parentPort?.on('message', async (task: Task) => {
  let answer: Answer
  try {
    answer = { bytes: await work(task), reads: [...reads].sort() }
  } catch (error) {
    answer = { fault: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})

async function work(task: Task): Promise<Buffer> {
  const make = await renderer
  switch (task.kind) {
    case 'page':
      reads.clear()
      return make(task.path)
    case 'picture':
      return drawPicture(readFileSync(join(root, task.file)), task.output)
    case 'programs':
      await loadPrograms(dirname(entry))
      return Buffer.alloc(0)
  }
}
