import { readdir } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { PageData } from '../../../contract/page.ts'

export interface Rendered {
  status: number
  html: string
}

/** Makes one page of the site for one request. `path` may carry a query. */
export type Render = (path: string, page: PageData) => Promise<Rendered>

type Handler = (request: unknown, response: unknown, next: () => void, locals: { page: PageData }) => Promise<void>

/**
 * The site's own renderer, loaded at the first page that needs it: most visitors never do, and starting stays quick.
 * It sees a bare GET with no header of the visitor's, and its page is held whole, so that we decide status and policy.
 */
export function renderWith(entryFile: string): Render & { warm(): Promise<void> } {
  let handler: Promise<Handler> | undefined
  const load = () => {
    handler ??= import(pathToFileURL(entryFile).href).then((entry: { handler: Handler }) => entry.handler)
    return handler
  }
  const render = async (path: string, page: PageData): Promise<Rendered> => {
    const handle = await load()
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    request.url = path
    request.push(null)
    const response = new HeldResponse()
    await handle(request, response, () => response.writeHead(404).end(), { page })
    return response.whole()
  }
  return Object.assign(render, { warm: () => loadAll(entryFile) })
}

/**
 * Loads the renderer and every program that a page may ask it for. From then on it needs no file: a build, or an
 * installation of packages, may replace them while it runs.
 */
async function loadAll(entryFile: string): Promise<void> {
  const folder = dirname(entryFile)
  const programs = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mjs'))
  await Promise.all(programs.map((name) => import(pathToFileURL(join(folder, name)).href)))
}

/** The part of a ServerResponse that the renderer uses. */
class HeldResponse extends Writable {
  statusCode = 200
  statusMessage = ''
  headersSent = false
  readonly #chunks: Buffer[] = []

  writeHead(status: number): this {
    this.statusCode = status
    this.headersSent = true
    return this
  }

  setHeader(): this {
    return this
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }

  async whole(): Promise<Rendered> {
    if (!this.writableFinished) {
      await new Promise((resolve, reject) => {
        this.once('finish', resolve)
        this.once('error', reject)
        this.once('close', resolve)
      })
    }
    return { status: this.statusCode, html: Buffer.concat(this.#chunks).toString('utf8') }
  }
}
