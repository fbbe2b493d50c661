import { access, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gzip } from 'node:zlib'
import type { PageData } from '../../../contract/page.ts'
import type { Answer, Asked, Rendered, Renderer } from './render-thread.ts'

/** Renders one page of the site for one request. `path` may have a query. */
export type Render = (path: string, page: PageData) => Promise<Rendered>

/** A thread that renders nothing for so long ends, ms: it has 60 to 90 MB. The next page waits half a second for another one. */
const IDLE_MS = 30_000
/** A page that takes longer holds up all others: its thread ends, ms. On a busy machine its start alone took ten seconds. */
export const HUNG_MS = 30_000

/**
 * The site's own renderer, in a thread of its own: a page takes 20 to 40 ms, and its programs half a second to load, in which
 * no other visitor waits. It throws what the page throws. What a page prints is printed here.
 *
 * @param entryFile of the build whose pages are rendered, in its folder `server`.
 */
export function renderWith(entryFile: string, { idleMs = IDLE_MS } = {}) {
  const pending = new Map<number, PromiseWithResolvers<Rendered>>()
  let files: Promise<Renderer['files']> | undefined
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  /** Reads all that any page may need. From then on a build, or an installation of packages, may replace the files. */
  function keep(): Promise<Renderer['files']> {
    files ??= readBuild(dirname(dirname(entryFile)), entryFile)
    return files.catch((error) => {
      files = undefined
      throw error
    })
  }

  async function render(path: string, page: PageData): Promise<Rendered> {
    const kept = await keep()
    thread ??= start(kept)
    thread.ref()
    clearTimeout(idle)
    last += 1
    const asked = Promise.withResolvers<Rendered>()
    pending.set(last, asked)
    thread.postMessage({ id: last, path, page } satisfies Asked)
    const hung = setTimeout(() => end(new Error('A page was not rendered in time')), HUNG_MS)
    return asked.promise.finally(() => clearTimeout(hung))
  }

  function start(kept: Renderer['files']): Worker {
    const workerData: Renderer = { entry: relative(dirname(dirname(entryFile)), entryFile), files: kept }
    // React looks there for which of its two programs it is. Nothing else is handed over.
    const env = { NODE_ENV: 'production' }
    const started = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData, env, execArgv: [] })
    started.on('message', (answer: Answer) => {
      if ('printed' in answer) console.error(answer.printed)
      else if ('fault' in answer) settle(answer.id)?.reject(answer.fault)
      else settle(answer.id)?.resolve(answer.page)
    })
    const lost = (reason: unknown) => thread === started && end(reason)
    started.once('error', lost)
    started.once('exit', () => lost(new Error('The renderer has ended')))
    return started
  }

  /** An idle thread keeps no process from ending. */
  function settle(id: number): PromiseWithResolvers<Rendered> | undefined {
    const asked = pending.get(id)
    pending.delete(id)
    if (pending.size > 0) return asked
    thread?.unref()
    idle = setTimeout(end, idleMs).unref()
    return asked
  }

  /** Pages that still wait are told why. The next one starts another thread. */
  function end(reason?: unknown): void {
    void thread?.terminate()
    thread = undefined
    for (const id of pending.keys()) settle(id)?.reject(reason)
  }

  return Object.assign(render, { keep })
}

/** The programs of a build's renderer and what they read of it, packed, by their paths in it: some 3 MB. */
async function readBuild(build: string, entryFile: string): Promise<Renderer['files']> {
  await access(entryFile)
  const names = await readdir(build, { recursive: true })
  const files = new Map<string, Uint8Array>()
  for (const name of names.filter((name) => /^(server\/.*\.mjs|content\.json|html\/.*\.html)$/.test(name)))
    files.set(name, await promisify(gzip)(await readFile(join(build, name)), { level: 1 }))
  return files
}
