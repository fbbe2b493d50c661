import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PERSON_MAX } from '../../../contract/desk/requests.ts'
import { cutLine } from '../../../contract/limits.ts'
import { routes } from '../../../contract/routes.ts'
import { MINUTE_MS, SECOND_MS } from '../../../contract/time/units.ts'
import { clientOf } from '../../address.ts'
import { findStaffLink, followStaffLink, staffFile } from '../../submissions/staff-links.ts'
import type { HttpContext } from '../context.ts'
import { refuseCaller } from '../errors.ts'
import { readForm } from '../forms/read-form.ts'
import { PRIVATE_HEADERS } from '../headers.ts'
import { type ByToken, pageData, sendNotFound, sendRendered } from '../pages/on-demand.ts'
import { download } from './download.ts'
import { refuseLocked } from './locked-file.ts'

/** Requests of one client in ten minutes. A desk of many people may share an address. */
const MOST = 300
const WINDOW_MS = 10 * MINUTE_MS

/**
 * The signed links in staff emails: a page with a button, or a file. They stand on the public port, because a mailbox is
 * opened anywhere. Opening one changes nothing; the button posts to the same address and comes back to it.
 */
export function staffLinkRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context } = http
  const allows = requestWindow(MOST, WINDOW_MS, context.now)
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const retryAfterSeconds = WINDOW_MS / SECOND_MS
    if (!allows(clientOf(request.ip))) return refuseCaller(request, reply, 'tooMany', { retryAfterSeconds })
  }

  app.get<ByToken>(routes.staffLink(':token'), { onRequest }, async (request, reply) => {
    const { token } = request.params
    const file = await staffFile(context, token)
    if (file && 'locked' in file) return refuseLocked(request, reply, file)
    if (file) return download(reply, file.name, file.kind, file.size).send(file.stream)
    const found = await findStaffLink(context, token)
    if (!found) return sendNotFound(request, reply, http)
    const path = routes.staffLink(token)
    // A link that no longer works is gone (410). Its page explains why.
    const status = found.state === 'expired' ? 410 : 200
    const page = { ...pageData(http), staffLink: { ...found, path } }
    return sendRendered(request, reply, http, { path, status, page })
  })

  app.post<ByToken>(routes.staffLink(':token'), { onRequest }, async (request, reply) => {
    const { token } = request.params
    if (!(await findStaffLink(context, token))) return sendNotFound(request, reply, http)
    await followStaffLink(context, token, await personOf(request, http))
    return reply.headers(PRIVATE_HEADERS).redirect(routes.staffLink(token), 303)
  })
}

/** The name that the page asks for, cleaned; '' for none. */
async function personOf(request: FastifyRequest, http: HttpContext): Promise<string> {
  const body = await readForm(request, http.config.dataDir, undefined)
  return cutLine(body?.texts.name ?? '', PERSON_MAX)
}

/** How many clients are counted at a time. With more, the oldest is forgotten. */
const CLIENTS_MAX = 10_000

/**
 * Counts requests by client in memory, in windows that begin with a client's first request. Returns whether one more is
 * within the limit.
 *
 * @param windowMs how long a window lasts, ms.
 */
function requestWindow(most: number, windowMs: number, now: () => number): (client: string) => boolean {
  const windows = new Map<string, { since: number; count: number }>()
  return (client) => {
    const at = now()
    const known = windows.get(client)
    // A window in the future was opened before the clock was set back.
    if (known && known.since <= at && at - known.since < windowMs) {
      known.count += 1
      return known.count <= most
    }
    windows.delete(client)
    const oldest = windows.keys().next()
    if (windows.size >= CLIENTS_MAX && !oldest.done) windows.delete(oldest.value)
    windows.set(client, { since: at, count: 1 })
    return true
  }
}
