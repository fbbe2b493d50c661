import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageData } from '../../../contract/page.ts'
import { clientOf } from '../../address.ts'
import { type HttpContext, headerPolicyOf } from '../context.ts'
import { type HeaderList, PRIVATE_HEADERS, pageHeaders } from '../headers.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import type { Page } from './pages.ts'
import { serveNotFound, servePage } from './serve.ts'

/** A page in each encoding that it can be sent in. `identity` is always one. */
export type Bodies = Readonly<Partial<Record<Encoding, () => string | Buffer | Promise<Buffer>>>>

/** What the address of a page made for one person holds. */
export type ByToken = { Params: { token: string } }

/** What every page rendered on demand gets: the time, and a new idempotency key for a form on it. */
export function pageData(http: HttpContext): PageData {
  return { now: http.context.now(), submissionId: randomUUID() }
}

/**
 * Renders a page for this request and answers with it.
 *
 * @param asked `path` may have a query; `status` replaces the page's own 200. `hasToken` is false for a page whose address
 * holds no token: its forms tell their origin.
 * @throws TooBusy when too many pages wait to be rendered.
 */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  http: HttpContext,
  asked: { path: string; page: PageData; status?: number; hasToken?: boolean },
): Promise<FastifyReply> {
  const { status, html } = await http.render(clientOf(request.ip), asked.path, asked.page)
  if (status === 404) return sendNotFound(request, reply, http)
  if (status >= 400 && asked.status === undefined) throw new Error(`${request.routeOptions.url} was not rendered`)
  const headers = pageHeaders(headerPolicyOf(http.config), html)
  const bodies: Bodies = {
    br: () => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    gzip: () => promisify(gzip)(html),
    identity: () => html,
  }
  return sendPrivate(request, reply, { status: asked.status ?? status, bodies, headers, hasToken: asked.hasToken })
}

/**
 * Answers with a page that was made for one visitor: it shows what they sent, or has a key for their form, so it gets the
 * private headers.
 */
export async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, bodies, headers, hasToken }: { status: number; bodies: Bodies; headers: HeaderList; hasToken?: boolean },
): Promise<FastifyReply> {
  const known = { has: (encoding: Encoding) => encoding in bodies }
  const encoding = chooseEncoding(request.headers['accept-encoding'], known)
  const body = await bodies[encoding]?.()
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply
    .code(status)
    .headers({
      ...headers,
      ...PRIVATE_HEADERS,
      ...(hasToken === false ? { 'Referrer-Policy': 'same-origin' } : {}),
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
    })
    .send(body)
}

/** The 404 page. A forged token gets the same answer as any unknown path. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, http: HttpContext): FastifyReply {
  return sendBuilt(request, reply, http)
}

/** A page of the build, or the 404 page without one. */
export function sendBuilt(request: FastifyRequest, reply: FastifyReply, { pages }: HttpContext, page?: Page) {
  reply.hijack()
  if (page) servePage(page, request.raw, reply.raw)
  else serveNotFound(pages, request.raw, reply.raw)
  return reply
}
