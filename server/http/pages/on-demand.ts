import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageData } from '../../../contract/page.ts'
import { type Parts, policyOf } from '../context.ts'
import { pageHeaders } from '../headers.ts'
import { chooseCoding } from './negotiate.ts'
import { sendNotFound } from './serve.ts'

const CODINGS = new Set(['br', 'gzip', 'identity'] as const)

/** What every page made on demand is handed: the instant, and a fresh key for the form it may hold. */
export function pageData(parts: Parts): PageData {
  return { now: parts.office.now(), submissionId: randomUUID() }
}

/**
 * Makes a page for this one request and answers with it. Such pages hold what one visitor sent: no cache keeps them,
 * no search engine lists them, and no link out of them tells their address.
 *
 * @param status in place of the page's own 200.
 */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  made: { path: string; page: PageData; status?: number },
): Promise<FastifyReply> {
  const { status, html } = await parts.render(made.path, made.page)
  if (status === 404) return sendMissing(request, reply, parts)
  if (status >= 400 && made.status === undefined) throw new Error(`${request.routeOptions.url} was not rendered`)
  const coding = chooseCoding(String(request.headers['accept-encoding'] ?? ''), CODINGS)
  if (coding !== 'identity') reply.header('Content-Encoding', coding)
  return reply
    .code(made.status ?? status)
    .headers({
      ...pageHeaders(policyOf(parts.config), html),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept-Encoding',
    })
    .send(await pack(html, coding))
}

/** The normal 404, the same for a forged token as for any address that does not exist. */
export function sendMissing(request: FastifyRequest, reply: FastifyReply, parts: Parts): FastifyReply {
  reply.hijack()
  sendNotFound(parts.pages, request.raw, reply.raw)
  return reply
}

function pack(html: string, coding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  const plain = Buffer.from(html)
  switch (coding) {
    case 'br':
      return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    case 'gzip':
      return promisify(gzip)(plain)
    case 'identity':
      return Promise.resolve(plain)
  }
}
