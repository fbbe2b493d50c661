import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { drawPicture, type PictureOutput } from '../content/pictures.ts'
import { loadRenderer } from './renderer.ts'

// A thread that makes files of the site, one at a time: pages, share images, and the versions of a picture.

export type Task = { kind: 'page'; path: string } | { kind: 'picture'; file: string; output: PictureOutput }
export type Answer = { bytes: Uint8Array } | { fault: string }

const root = join(import.meta.dirname, '../..')
const { entry } = workerData as { entry: string } // given by pool.ts
const renderer = loadRenderer(entry)

parentPort?.on('message', async (task: Task) => {
  let answer: Answer
  try {
    answer = { bytes: await make(task) }
  } catch (error) {
    answer = { fault: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})

async function make(task: Task): Promise<Buffer> {
  switch (task.kind) {
    case 'page':
      return (await renderer)(task.path)
    case 'picture':
      return drawPicture(readFileSync(join(root, task.file)), task.output)
  }
}
