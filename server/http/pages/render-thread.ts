import type { IncomingMessage, ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import inject from 'light-my-request'
import type { PageData } from '../../../contract/page.ts'

// A thread that renders pages of the site: those that differ for each visitor. Its programs come from memory: their files may
// be gone by the time that it starts.

export interface Renderer {
  entry: string
  /** Packed, by their paths in the build. */
  files: ReadonlyMap<string, Uint8Array>
}
export interface Rendered {
  status: number
  html: string
}
export interface Asked {
  id: number
  path: string
  page: PageData
}
export type Answer =
  | { id: number; page: Rendered }
  | { id: number; fault: unknown }
  /** What a library told the console, whose message may quote a visitor. */
  | { printed: unknown }

/** What the build of the site exports. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: { page: PageData; failed: (error: unknown) => void },
) => Promise<void>

/** Where the programs believe to lie. */
const PLACE = 'file:///build/'

/** A third of the processor that others get, where there are too few. */
const NICENESS = 5

const { entry, files } = workerData as Renderer // given by render.ts
// Shared with the renderer's module of content (scripts/content/plugin.ts).
Object.assign(globalThis, { [Symbol.for('build-file')]: (path: string) => textOf(path) })
registerHooks({
  resolve(specifier, context, next) {
    const url = URL.parse(specifier, context.parentURL)?.href ?? ''
    return isKept(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    return isKept(url)
      ? { source: textOf(url.slice(PLACE.length)), format: 'module', shortCircuit: true }
      : next(url, context)
  },
})
const printed = (...words: unknown[]) =>
  tell({ printed: asError(words.find((word) => word instanceof Error) ?? words[0]) })
Object.assign(console, { error: printed, warn: printed })
const handler: Promise<Handler> = import(PLACE + entry).then((renderer: { handler: Handler }) => renderer.handler)
// Each page that waits for it is told.
handler.then(yieldToOthers, () => {})

parentPort?.on('message', ({ id, path, page }: Asked) => {
  render(path, page).then(
    (rendered) => tell({ id, page: rendered }),
    (error: unknown) => tell({ id, fault: asError(error) }),
  )
})

/** Built pages and forms come first: on Linux a thread has a priority of its own. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(NICENESS)
  } catch {
    // A sandbox may forbid it: then pages are rendered as fast as all else.
  }
}

function tell(answer: Answer): void {
  parentPort?.postMessage(answer)
}

function isKept(url: string): boolean {
  return url.startsWith(PLACE) && files.has(url.slice(PLACE.length))
}

function textOf(path: string): string {
  const packed = files.get(path)
  if (!packed) throw new Error(`The build had no ${path}`)
  return gunzipSync(packed).toString('utf8')
}

/** Without what else hangs on it, which another thread may not be able to get. */
function asError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return typeof thrown
  const { name, message, stack } = thrown
  return Object.assign(new Error(message), { name, stack })
}

/**
 * It gets a plain GET without any header of the visitor, and its whole page is collected, so that the server can choose the
 * status and compute the content security policy.
 */
async function render(path: string, page: PageData): Promise<Rendered> {
  const handle = await handler
  return new Promise((resolve, reject) => {
    const dispatch = (request: IncomingMessage, response: ServerResponse) => {
      const next = () => response.writeHead(404).end()
      handle(request, response, next, { page, failed: reject }).catch(reject)
    }
    inject(dispatch, { method: 'GET', url: path }).then(
      ({ statusCode, payload }) => resolve({ status: statusCode, html: payload }),
      reject,
    )
  })
}
