import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../../address.ts'
import { type HttpContext, headerPolicyOf } from '../context.ts'
import { type HeaderList, pageHeaders } from '../headers.ts'
import { pageData, sendHtml, sendNotFound } from './on-demand.ts'

/** A page without the idempotency key of its form: what stands before, between and after its places, as it is sent. */
interface Kept {
  status: number
  pieces: Buffer[]
  headers: HeaderList
}

/**
 * Answers with pages that are the same for everybody but for the idempotency key of their form. Each path is rendered
 * once, also when many ask for it at the same moment, and stays in memory until too many others were asked for later.
 *
 * @param most how many are kept.
 */
export function keepPages(http: HttpContext, most: number) {
  const known = new Map<string, Promise<Kept>>()

  function find(path: string, client: string): Promise<Kept> {
    const kept = known.get(path) ?? make(http, path, client)
    // The one that was asked for last stands at the end.
    known.delete(path)
    known.set(path, kept)
    kept.catch(() => known.delete(path))
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest)
    return kept
  }

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const { status, pieces, headers } = await find(path, clientOf(request.ip))
    if (status === 404) return sendNotFound(request, reply, http)
    const key = Buffer.from(randomUUID())
    const html = Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [key, piece])))
    return sendHtml(request, reply, { status, html, headers, hasToken: false })
  }
}

async function make(http: HttpContext, path: string, client: string): Promise<Kept> {
  const page = pageData(http)
  const { status, html } = await http.render(client, path, page)
  // Not kept: the next one who asks may get it.
  if (status >= 400 && status !== 404) throw new Error('The page was not rendered')
  const pieces = html.split(page.submissionId).map((piece) => Buffer.from(piece))
  return { status, pieces, headers: pageHeaders(headerPolicyOf(http.config), html) }
}
