import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Tinypool } from 'tinypool'
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
export type Answer = { bytes: Uint8Array; reads: string[] }

const root = join(import.meta.dirname, '../..')
const { entry } = Tinypool.workerData as { entry: string } // given by pool.ts
// Shared with the renderer, whose module of content adds to it (scripts/content/plugin.ts).
const shared = globalThis as { [READS]?: Set<string> }
shared[READS] ??= new Set()
const reads = shared[READS]
const renderer = loadRenderer(entry)

export default async function make(task: Task): Promise<Answer> {
  return { bytes: await work(task), reads: [...reads].sort() }
}

async function work(task: Task): Promise<Buffer> {
  const render = await renderer
  switch (task.kind) {
    case 'page':
      reads.clear()
      return render(task.path)
    case 'picture':
      return drawPicture(readFileSync(join(root, task.file)), task.output)
    case 'programs':
      await loadPrograms(dirname(entry))
      return Buffer.alloc(0)
  }
}
