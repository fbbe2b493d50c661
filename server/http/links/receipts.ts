import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { eraseAll } from '../../submissions/erase.ts'
import { findReceipt, receiptFile } from '../../submissions/receipt.ts'
import type { HttpContext } from '../context.ts'
import { refuse } from '../errors.ts'
import { PRIVATE_HEADERS } from '../headers.ts'
import { type ByToken, sendNotFound, sendRendered } from '../pages/on-demand.ts'
import { download } from './download.ts'
import { refuseLocked } from './locked-file.ts'
import { receiptAdditionRoutes } from './receipt-addition.ts'
import { receiptAnswerRoutes } from './receipt-answer.ts'
import { receiptCopyRoute } from './receipt-copy.ts'
import { receiptPage, statusReply } from './receipt-status.ts'

type ByPosition = { Params: { token: string; position: string } }

/** The private page of one submission. Its token opens it; any other token gets the normal 404. */
export function receiptRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context } = http
  app.get<ByToken>(routes.receipt(':token'), async (request, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return sendNotFound(request, reply, http)
    const path = routes.receipt(request.params.token)
    return sendRendered(request, reply, http, { path, page: receiptPage(http, found.receipt) })
  })

  app.get<ByPosition>(routes.receiptFile(':token', ':position'), async (request, reply) => {
    const { token, position } = request.params
    const file = /^\d{1,3}$/.test(position) ? await receiptFile(context, token, Number(position)) : undefined
    if (!file) return sendNotFound(request, reply, http)
    if ('locked' in file) return refuseLocked(request, reply, file)
    return download(reply, file.name, file.kind, file.size).send(file.stream)
  })

  // Only a POST from the button erases, because mail scanners open links. Record, emails and files are removed.
  app.post<ByToken>(routes.receiptErase(':token'), async (request, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return sendNotFound(request, reply, http)
    await eraseAll(context, [found.submissionId])
    return reply.headers(PRIVATE_HEADERS).redirect(routes.erased(), 303)
  })

  // Asked again and again while the page is open: an unchanged status has no body.
  app.get<ByToken>(routes.api.receipt(':token'), async (request: FastifyRequest<ByToken>, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return refuse(reply, 'notFound')
    const { body, tag } = statusReply(found.receipt)
    reply.headers({ ...PRIVATE_HEADERS, ETag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })

  receiptAdditionRoutes(app, http)
  receiptAnswerRoutes(app, http)
  receiptCopyRoute(app, http)
}
