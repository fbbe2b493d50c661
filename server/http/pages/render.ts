import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import inject from 'light-my-request'
import type { PageData } from '../../../contract/page.ts'
import { routes } from '../../../contract/routes.ts'

export interface Rendered {
  status: number
  html: string
}

/** Renders one page of the site for one request. `path` may have a query. */
export type Render = (path: string, page: PageData) => Promise<Rendered>

/** What the build of the site exports. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: { page: PageData; failed: (error: unknown) => void },
) => Promise<void>

/**
 * The site's own renderer. It is loaded with the first page that needs it, so the server starts quickly. It gets a
 * plain GET without any header of the visitor, and its whole page is collected, so that the server can choose the
 * status and compute the content security policy. It throws what the page throws, and prints nothing.
 */
export function renderWith(entryFile: string): Render & { warm(): Promise<void> } {
  let handler: Promise<Handler> | undefined
  const load = () => {
    handler ??= import(pathToFileURL(entryFile).href).then((entry: { handler: Handler }) => entry.handler)
    return handler
  }
  const render = async (path: string, page: PageData): Promise<Rendered> => {
    const handle = await load()
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
  return Object.assign(render, { warm: () => warm(entryFile, render) })
}

/** One address of each page that is rendered on demand. Without a visitor's data most answer 404, but they are loaded. */
const EACH_PAGE = [
  routes.form('quote'),
  routes.article('search'),
  routes.receipt('-'),
  routes.staffLink('-'),
  routes.confirmNewsletter('-'),
]

/**
 * Loads the renderer and every program that a page may ask it for, and renders each page once: a program that is loaded is
 * still looked for on the disk by the first page that asks for it. From then on no file is needed: a build, or an
 * installation of packages, may replace them while the server runs.
 */
async function warm(entryFile: string, render: Render): Promise<void> {
  const folder = dirname(entryFile)
  const programs = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mjs'))
  await Promise.all(programs.map((name) => import(pathToFileURL(join(folder, name)).href)))
  for (const path of EACH_PAGE) await render(path, { now: Date.now(), submissionId: '' })
}
