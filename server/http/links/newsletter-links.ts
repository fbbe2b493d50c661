import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NewsletterLink } from '../../../contract/page.ts'
import { routes } from '../../../contract/routes.ts'
import { confirm, findAsk } from '../../newsletter/confirm.ts'
import { findLeaving, unsubscribe } from '../../newsletter/unsubscribe.ts'
import { clientOf } from '../caller.ts'
import type { Parts } from '../context.ts'
import { readForm } from '../forms/body.ts'
import { pageData, sendMade, sendMissing } from '../pages/on-demand.ts'

type ByToken = { Params: { token: string } }
type Shown = Omit<NewsletterLink, 'path'>

/** RFC 8058 §3.1: what a mail program posts for its own unsubscribe button. */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' }

/**
 * The links in newsletter letters. Looking at one changes nothing, since scanners look at every link; its page has a
 * button, which posts to the same address and comes back to it.
 */
export function newsletterLinkRoutes(app: FastifyInstance, parts: Parts): void {
  const { office } = parts

  app.get<ByToken>(routes.confirmNewsletter(':token'), async (request, reply) => {
    const asked = await findAsk(office, request.params.token)
    return show(request, reply, parts, asked && { action: 'confirm', address: '', ...asked })
  })

  app.post<ByToken>(routes.confirmNewsletter(':token'), async (request, reply) => {
    const { token } = request.params
    if (!(await findAsk(office, token))) return sendMissing(request, reply, parts)
    await confirm(office, token, clientOf(request.ip))
    return reply.redirect(routes.confirmNewsletter(token), 303)
  })

  app.get<ByToken>(routes.unsubscribeNewsletter(':token'), async (request, reply) => {
    const leaving = await findLeaving(office, request.params.token)
    return show(request, reply, parts, leaving && { action: 'unsubscribe', address: '', ...leaving })
  })

  app.post<ByToken>(routes.unsubscribeNewsletter(':token'), async (request, reply) => {
    const { token } = request.params
    if (!(await findLeaving(office, token))) return sendMissing(request, reply, parts)
    await unsubscribe(office, token)
    // RFC 8058 §3.1: the mail program's post must not be redirected.
    if (await isOneClick(request, parts))
      return reply.header('Cache-Control', 'no-store').send({ message: 'Unsubscribed.' })
    return reply.redirect(routes.unsubscribeNewsletter(token), 303)
  })
}

function show(
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
  parts: Parts,
  shown: Shown | undefined,
): Promise<FastifyReply> | FastifyReply {
  if (!shown) return sendMissing(request, reply, parts)
  const { token } = request.params
  const path = shown.action === 'confirm' ? routes.confirmNewsletter(token) : routes.unsubscribeNewsletter(token)
  // A link whose time is over is gone (410); the page says so in words.
  const status = shown.state === 'expired' || shown.state === 'used' ? 410 : 200
  return sendMade(request, reply, parts, { path, status, page: { ...pageData(parts), newsletter: { ...shown, path } } })
}

async function isOneClick(request: FastifyRequest, parts: Parts): Promise<boolean> {
  const sent = await readForm(request, parts.config.dataDir, undefined)
  return sent?.texts[ONE_CLICK.name] === ONE_CLICK.value
}
