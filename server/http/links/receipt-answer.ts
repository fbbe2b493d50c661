import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AGAIN_DAILY, AGAIN_PAUSE_MINUTES } from '../../../contract/limits.ts'
import { routes } from '../../../contract/routes.ts'
import { askAgain } from '../../conversation/send-again.ts'
import { findReceipt } from '../../submissions/receipt.ts'
import type { HttpContext } from '../context.ts'
import { refuseCaller } from '../errors.ts'
import { rateLimitOf } from '../forms/read-attempt.ts'
import { readForm } from '../forms/read-form.ts'
import { PRIVATE_HEADERS } from '../headers.ts'
import { type ByToken, sendNotFound, sendRendered } from '../pages/on-demand.ts'
import { receiptPage } from './receipt-status.ts'

/** Our answer on the receipt: opened by a button, and sent again where it did not arrive. */
export function receiptAnswerRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context } = http

  app.post<ByToken>(routes.receiptAnswer(':token'), async (request, reply) => {
    const { token } = request.params
    const found = await findReceipt(context, token, true)
    if (!found) return sendNotFound(request, reply, http)
    return sendRendered(request, reply, http, { path: routes.receipt(token), page: receiptPage(http, found.receipt) })
  })

  app.post<ByToken>(routes.receiptAgain(':token'), (request, reply) => sendAgain(request, reply, http))

  // Their pages, and that of a refused addition, have these addresses, which somebody may enter again.
  for (const route of [routes.receiptAnswer, routes.receiptAgain, routes.receiptAdd, routes.receiptErase])
    app.get<ByToken>(route(':token'), (request, reply) =>
      reply.headers(PRIVATE_HEADERS).redirect(routes.receipt(request.params.token), 303),
    )
}

async function sendAgain(
  request: FastifyRequest<ByToken>,
  reply: FastifyReply,
  http: HttpContext,
): Promise<FastifyReply> {
  const { token } = request.params
  const found = await findReceipt(http.context, token)
  if (!found) return sendNotFound(request, reply, http)
  const limit = await rateLimitOf(request, http)
  if (!limit.allowed) return refuseCaller(request, reply, 'tooMany', limit)
  const body = await readForm(request, undefined, undefined)
  const typed = (body?.texts.email ?? '').slice(0, 254)
  const again = await askAgain(http.context, found.submissionId, typed)
  if (again === 'gone') return sendNotFound(request, reply, http)
  if (again === 'address' || again === 'tooSoon' || again === 'tooOften') {
    const page = { ...receiptPage(http, found.receipt), refusedAgain: { error: WORDS[again], typed } }
    const status = again === 'address' ? 400 : 429
    return sendRendered(request, reply, http, { path: routes.receipt(token), page, status })
  }
  http.worker?.nudge()
  return reply.headers(PRIVATE_HEADERS).redirect(`${routes.receipt(token)}#again`, 303)
}

const WORDS = {
  address: 'Please enter a valid email address.',
  tooSoon: `It was asked for a short time ago. Please wait ${AGAIN_PAUSE_MINUTES} minutes and look in the spam folder, or call us.`,
  tooOften: `It was asked for ${AGAIN_DAILY} times within a day. Please look in the spam folder, or call us.`,
}
