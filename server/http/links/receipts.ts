import type { FastifyInstance, FastifyRequest } from 'fastify'
import { momentInWords } from '../../../contract/due.ts'
import type { Receipt, ReceiptStatus } from '../../../contract/receipt.ts'
import { routes } from '../../../contract/routes.ts'
import { eraseAll } from '../../submissions/erase.ts'
import { findReceipt, receiptFile } from '../../submissions/receipt.ts'
import type { HttpContext } from '../context.ts'
import { refuse } from '../errors.ts'
import { PRIVATE_HEADERS } from '../headers.ts'
import { contentTypeOf } from '../pages/content-type.ts'
import { pageData, sendNotFound, sendRendered } from '../pages/on-demand.ts'
import { download } from './download.ts'

type ByToken = { Params: { token: string } }
type ByPosition = { Params: { token: string; position: string } }

/** The private page of one submission. Its token opens it; any other token gets the normal 404. */
export function receiptRoutes(app: FastifyInstance, http: HttpContext): void {
  const { context } = http
  // The table takes a number where the router needs a name.
  const receiptFilePath = routes.receiptFile(':token', 0).replace(/0$/, ':position')

  app.get<ByToken>(routes.receipt(':token'), async (request, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return sendNotFound(request, reply, http)
    const page = { ...pageData(http), receipt: found.receipt }
    return sendRendered(request, reply, http, { path: routes.receipt(request.params.token), page })
  })

  app.get<ByPosition>(receiptFilePath, async (request, reply) => {
    const { token, position } = request.params
    const file = /^\d{1,3}$/.test(position) ? await receiptFile(context, token, Number(position)) : undefined
    if (!file) return sendNotFound(request, reply, http)
    return download(reply, file.name, contentTypeOf(`x.${file.kind}`), file.size).send(file.stream)
  })

  app.get<ByToken>(routes.receiptCopy(':token'), async (request, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return sendNotFound(request, reply, http)
    const copy = Buffer.from(copyOf(found.receipt, context.company.timeZone, context.publicUrl))
    const name = `${found.receipt.reference}.txt`
    return download(reply, name, 'text/plain; charset=utf-8', copy.length).send(copy)
  })

  // Only a POST from the button erases, because mail scanners open links. Record, emails and files are removed.
  app.post<ByToken>(routes.receiptErase(':token'), async (request, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return sendNotFound(request, reply, http)
    await eraseAll(context, [found.submissionId])
    return reply.headers(PRIVATE_HEADERS).redirect(routes.erased(), 303)
  })

  app.get<ByToken>(routes.api.receipt(':token'), async (request: FastifyRequest<ByToken>, reply) => {
    const found = await findReceipt(context, request.params.token)
    if (!found) return refuse(reply, 'notFound')
    const { reference, status, receivedAt, dueAt, openedAt, answeredAt } = found.receipt
    const body: ReceiptStatus = { reference, status, receivedAt, dueAt, openedAt, answeredAt }
    return reply.headers(PRIVATE_HEADERS).send(body)
  })
}

/** The whole submission as plain text. */
function copyOf(receipt: Receipt, timeZone: string, publicUrl: string): string {
  const moment = (instant: string) => momentInWords(new Date(instant), timeZone)
  const lines = [
    `${receipt.reference}  ${receipt.title}`,
    '',
    `Received: ${moment(receipt.receivedAt)}`,
    `Answer due: ${moment(receipt.dueAt)}`,
    ...(receipt.answeredAt ? [`Answered: ${moment(receipt.answeredAt)}`] : []),
    '',
    ...receipt.answers.flatMap(({ label, value, long }) => (long ? [`${label}:`, value, ''] : [`${label}: ${value}`])),
    ...(receipt.files.length > 0 ? ['', 'Files:'] : []),
    ...receipt.files.map(
      (file) => `- ${file.name} (${file.bytes.toLocaleString('en-US')} bytes) ${publicUrl}${file.path}`,
    ),
    '',
  ]
  return lines.join('\r\n')
}
