import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentInWords } from '../../../contract/due.ts'
import type { Receipt, ReceiptStatus } from '../../../contract/receipt.ts'
import { routes } from '../../../contract/routes.ts'
import { eraseAll } from '../../submissions/erase.ts'
import { findReceipt, receiptFile } from '../../submissions/receipt.ts'
import type { Parts } from '../context.ts'
import { refuse } from '../errors.ts'
import { SEALED } from '../headers.ts'
import { contentTypeOf } from '../pages/content-type.ts'
import { pageData, sendMade, sendMissing } from '../pages/on-demand.ts'
import { attachmentNamed } from './content-disposition.ts'

type ByToken = { Params: { token: string } }
type ByPosition = { Params: { token: string; position: string } }

/** The private page of one submission: whoever holds its token may see it, and nobody else learns that it exists. */
export function receiptRoutes(app: FastifyInstance, parts: Parts): void {
  const { office } = parts

  app.get<ByToken>(routes.receipt(':token'), async (request, reply) => {
    const found = await findReceipt(office, request.params.token)
    if (!found) return sendMissing(request, reply, parts)
    const page = { ...pageData(parts), receipt: found.receipt }
    return sendMade(request, reply, parts, { path: routes.receipt(request.params.token), page })
  })

  app.get<ByPosition>('/r/:token/files/:position', async (request, reply) => {
    const { token, position } = request.params
    const file = /^\d{1,3}$/.test(position) ? await receiptFile(office, token, Number(position)) : undefined
    if (!file) return sendMissing(request, reply, parts)
    return download(reply, file.name, contentTypeOf(`x.${file.kind}`), file.size).send(file.stream)
  })

  app.get<ByToken>(routes.receiptCopy(':token'), async (request, reply) => {
    const found = await findReceipt(office, request.params.token)
    if (!found) return sendMissing(request, reply, parts)
    const copy = Buffer.from(copyOf(found.receipt, office.company.timeZone, office.publicUrl))
    const name = `${found.receipt.reference}.txt`
    return download(reply, name, 'text/plain; charset=utf-8', copy.length).send(copy)
  })

  // A post, by a button on the page: a link scanner's look must erase nothing. What is erased is gone, files included.
  app.post<ByToken>(routes.receiptErase(':token'), async (request, reply) => {
    const found = await findReceipt(office, request.params.token)
    if (!found) return sendMissing(request, reply, parts)
    await eraseAll(office, [found.submissionId])
    return reply.headers(PRIVATE).redirect(routes.erased(), 303)
  })

  app.get<ByToken>(routes.api.receipt(':token'), async (request: FastifyRequest<ByToken>, reply) => {
    const found = await findReceipt(office, request.params.token)
    if (!found) return refuse(reply, 'notFound')
    const { reference, status, receivedAt, dueAt, openedAt, answeredAt } = found.receipt
    const body: ReceiptStatus = { reference, status, receivedAt, dueAt, openedAt, answeredAt }
    return reply.headers(PRIVATE).send(body)
  })
}

const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Always saved, never shown: a visitor's file must not run on our address, whatever it says it is. */
function download(reply: FastifyReply, name: string, type: string, bytes: number): FastifyReply {
  return reply.headers({
    ...PRIVATE,
    'Content-Type': type.startsWith('text/html') ? 'application/octet-stream' : type,
    'Content-Length': String(bytes),
    'Content-Disposition': attachmentNamed(name),
    'Content-Security-Policy': SEALED,
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
}

/** Everything that was sent, as a text that opens anywhere. */
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
