import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../../address.ts'
import { type HttpContext, headerPolicyOf } from '../context.ts'
import { type HeaderList, pageHeaders } from '../headers.ts'
import { gzipAround, join } from './gzip-pieces.ts'
import { type Bodies, pageData, sendNotFound, sendPrivate } from './on-demand.ts'

/** A page as it is sent with an idempotency key, whole or as a gzip file. */
interface Kept {
  status: number
  bodies: (key: Buffer) => Bodies
  headers: HeaderList
}

/**
 * Answers with pages that are the same for everybody but for the idempotency key of their form. Each path is rendered
 * once, also when many ask for it at the same moment, and stays in memory until too many others were asked for later.
 * One is sent in each turn of the event loop: whoever asks for many leaves others' pages their place.
 *
 * @param most how many are kept.
 */
export function keepPages(http: HttpContext, most: number) {
  const known = new Map<string, Promise<Kept>>()
  let turn = Promise.resolve()

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
    const { status, bodies, headers } = await find(path, clientOf(request.ip))
    if (status === 404) return sendNotFound(request, reply, http)
    turn = turn.then(() => setImmediate())
    await turn
    const key = Buffer.from(randomUUID())
    return sendPrivate(request, reply, { status, bodies: bodies(key), headers, hasToken: false })
  }
}

async function make(http: HttpContext, path: string, client: string): Promise<Kept> {
  const page = pageData(http)
  const { status, html } = await http.render(client, path, page)
  // Not kept: the next one who asks may get it.
  if (status >= 400 && status !== 404) throw new Error('The page was not rendered')
  const pieces = html.split(page.submissionId).map((piece) => Buffer.from(piece))
  const packed = await gzipAround(pieces, page.submissionId.length)
  return {
    status,
    bodies: (key) => ({ gzip: () => packed(key), identity: () => Buffer.concat(join(pieces, key)) }),
    headers: pageHeaders(headerPolicyOf(http.config), html),
  }
}
