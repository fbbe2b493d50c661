import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NewsletterLink } from '../../../contract/page.ts'
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

  app.get<ByToken>(routes.confirmNewsletter(':token'), async (request, reply) => {
    const found = await findConfirmation(context, request.params.token)
    return sendLinkPage(request, reply, http, found && { action: 'confirm', address: '', ...found })
  })

  app.post<ByToken>(routes.confirmNewsletter(':token'), async (request, reply) => {
    const { token } = request.params
    if (!(await findConfirmation(context, token))) return sendNotFound(request, reply, http)
    await confirm(context, token, clientOf(request.ip))
    return reply.headers(PRIVATE_HEADERS).redirect(routes.confirmNewsletter(token), 303)
  })

  app.get<ByToken>(routes.unsubscribeNewsletter(':token'), async (request, reply) => {
    const found = await findSubscription(context, request.params.token)
    return sendLinkPage(request, reply, http, found && { action: 'unsubscribe', address: '', ...found })
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

function sendLinkPage(
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
  http: HttpContext,
  link: Omit<NewsletterLink, 'path'> | undefined,
): Promise<FastifyReply> | FastifyReply {
  if (!link) return sendNotFound(request, reply, http)
  const { token } = request.params
  const path = link.action === 'confirm' ? routes.confirmNewsletter(token) : routes.unsubscribeNewsletter(token)
  // A link that no longer works is gone (410). Its page explains why.
  const status = link.state === 'expired' || link.state === 'used' ? 410 : 200
  const page = { ...pageData(http), newsletter: { ...link, path } }
  return sendRendered(request, reply, http, { path, status, page })
}
