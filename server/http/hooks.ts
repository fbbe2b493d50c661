import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFUSALS, type RefusalName } from '../../contract/reply.ts'
import { inTime } from '../in-time.ts'
import type { Log } from '../log.ts'
import type { AnswerMetrics } from '../metrics/metrics.ts'
import { baseHeaders, type HeaderPolicy, RAW_HEADERS, SANDBOX_POLICY } from './headers.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'

/** How long the rest of a refused body is read, ms. A client that is cut off while sending never sees the answer. */
const LINGER_MS = 2_000

interface Watchers {
  log: Log
  metrics?: AnswerMetrics
  /** Routes whose answers last as long as a page is open. Their time is no measure. */
  streams?: ReadonlySet<string>
}

/**
 * Hooks for every response that is no built page: security headers, the request's id, one line in the log, its count,
 * and the rest of the body.
 */
export function addHooks(app: FastifyInstance, policy: HeaderPolicy, { log, metrics, streams }: Watchers): void {
  const base = { ...baseHeaders(policy), 'Content-Security-Policy': SANDBOX_POLICY }
  app.decorateReply('refusal', '')

  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of Object.entries(base)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (reply.statusCode >= 400) reply.header(REQUEST_ID_HEADER, request.id)
    if (!(await drainBody(request.raw))) reply.header('Connection', 'close')
  })

  app.addHook('onResponse', async (request, reply) => {
    const { id, method } = request
    const { statusCode: status, elapsedTime, refusal } = reply
    const route = request.routeOptions.url
    if (!streams?.has(route ?? '')) metrics?.answered({ method, route, status, ms: elapsedTime, refusal })
    if (route !== '/*') log.info({ id, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
  })
}

/** Reads and drops the rest of a body. @returns whether it ended in time. */
async function drainBody(raw: IncomingMessage): Promise<boolean> {
  if (raw.readableEnded || raw.destroyed || raw.method === 'GET' || raw.method === 'HEAD') return true
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return true
  raw.unpipe()
  raw.resume()
  await inTime(
    finished(raw).catch(() => undefined),
    LINGER_MS,
    undefined,
  )
  return raw.readableEnded
}

const RAW_HEADER_LINES = Object.entries(RAW_HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/** Answers a request that is too broken or too slow for any route to see it: in words where somebody reads them. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, isRead = false): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const name: RefusalName = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout' : 'malformed'
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : REFUSALS[name].status
  const body = isRead ? REFUSALS[name].error : JSON.stringify({ error: REFUSALS[name].error })
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} \r\nContent-Type: ${isRead ? 'text/plain' : 'application/json'}; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${RAW_HEADER_LINES}\r\n${body}`,
    )
  }
  socket.destroySoon()
}

/**
 * Two Host headers, or a list in one, are refused (RFC 9112, 3.2): a proxy may decide by the one, and we would answer by the
 * other. Node refuses none and takes the first.
 */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += rawHeaders[at + 1]?.includes(',') ? 2 : 1
  }
  return hosts > 1
}
