import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { clientOf } from '../../address.ts'
import { confirm, findConfirmation } from '../../newsletter/confirm.ts'
import { findSubscription, unsubscribe } from '../../newsletter/unsubscribe.ts'
import type { HttpContext } from '../context.ts'
import { readForm } from '../forms/read-form.ts'
import { PRIVATE_HEADERS } from '../headers.ts'
import { type ByToken, pageData, sendNotFound, sendRendered } from '../pages/on-demand.ts'

/**
 * The links in newsletter emails. Opening one changes nothing, because mail scanners open every link. Its page has a
 * button that posts to the same URL and comes back to it.
 */
export function newsletterLinkRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context } = http

  for (const { action, route, find } of LINKS)
    app.get<ByToken>(route(':token'), async (request, reply) => {
      const { token } = request.params
      const found = await find(context, token)
      if (!found) return sendNotFound(request, reply, http)
      const path = route(token)
      // A link that no longer works is gone (410). Its page explains why.
      const status = found.state === 'expired' || found.state === 'used' ? 410 : 200
      const page = { ...pageData(http), newsletter: { action, address: '', ...found, path } }
      return sendRendered(request, reply, http, { path, status, page })
    })

  app.post<ByToken>(routes.confirmNewsletter(':token'), async (request, reply) => {
    const { token } = request.params
    if (!(await findConfirmation(context, token))) return sendNotFound(request, reply, http)
    await confirm(context, token, clientOf(request.ip))
    return reply.headers(PRIVATE_HEADERS).redirect(routes.confirmNewsletter(token), 303)
  })

  app.post<ByToken>(routes.unsubscribeNewsletter(':token'), async (request, reply) => {
    const { token } = request.params
    if (!(await findSubscription(context, token))) return sendNotFound(request, reply, http)
    await unsubscribe(context, token)
    // A redirect is not allowed for the post of a mail program (RFC 8058 section 3.1).
    reply.headers(PRIVATE_HEADERS)
    const body = await readForm(request, http.config.dataDir, undefined)
    if (body?.texts['List-Unsubscribe'] === 'One-Click') return reply.send({ message: 'Unsubscribed.' })
    return reply.redirect(routes.unsubscribeNewsletter(token), 303)
  })
}

const LINKS = [
  { action: 'confirm', route: routes.confirmNewsletter, find: findConfirmation },
  { action: 'unsubscribe', route: routes.unsubscribeNewsletter, find: findSubscription },
] as const
