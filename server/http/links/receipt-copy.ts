import { Readable } from 'node:stream'
import { makeZip, predictLength } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import { lockedInWords, type Receipt, type ReceiptFile } from '../../../contract/receipt.ts'
import { routes } from '../../../contract/routes.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import type { ServerContext } from '../../context.ts'
import { type FoundReceipt, filesOf, findReceipt, openAttachment } from '../../submissions/receipt.ts'
import type { HttpContext } from '../context.ts'
import { type ByToken, sendNotFound } from '../pages/on-demand.ts'
import { download } from './download.ts'
import { uniqueNames } from './unique-names.ts'

/**
 * All of a receipt as one ZIP: a readable text and the files, in a folder with the reference's name. Files are opened one
 * after the other and stored as they are: most kinds are compressed already. A locked file is named and left out.
 */
export function receiptCopyRoute(app: FastifyInstance, http: HttpContext): void {
  app.get<ByToken>(routes.receiptCopy(':token'), async (request, reply) => {
    const found = await findReceipt(http.context, request.params.token, true)
    if (!found) return sendNotFound(request, reply, http)
    const { text, files } = contentsOf(found.receipt, http.context.company.timeZone)
    const bytes = Number(predictLength([text, ...files]))
    download(reply, `${found.receipt.reference}.zip`, 'zip', bytes)
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    const end = new AbortController()
    reply.raw.once('close', () => end.abort())
    const zip = makeZip(inputs(http.context, found, { text, files }, end.signal))
    // The same type under two names: of Node's streams, and of the browser's.
    return reply.send(Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0]))
  })
}

interface Entry {
  /** Its path in the ZIP. */
  name: string
  /** Bytes. */
  size: number
  lastModified: string
}

interface Contents {
  text: Entry & { input: Buffer }
  files: (Entry & { position: number })[]
}

function contentsOf(receipt: Receipt, timeZone: string): Contents {
  const { reference, receivedAt } = receipt
  const files = filesOf(receipt)
  const textName = `${reference}.txt`
  const inCopy = files.filter(({ locked }) => locked === undefined)
  const names = uniqueNames(
    inCopy.map(({ name }) => name),
    [textName],
  )
  const input = Buffer.from(textOf({ ...receipt, files }, names, timeZone))
  return {
    text: { name: `${reference}/${textName}`, size: input.length, lastModified: receivedAt, input },
    files: inCopy.map(({ position, bytes, addedAt }, index) => ({
      name: `${reference}/${names[index]}`,
      size: bytes,
      lastModified: addedAt ?? receivedAt,
      position,
    })),
  }
}

/**
 * @param end when the answer ends, also because the client went away: the file of that moment is closed.
 * @throws when the submission is erased meanwhile: the download breaks off.
 */
async function* inputs(
  context: ServerContext,
  { submissionId }: FoundReceipt,
  { text, files }: Contents,
  end: AbortSignal,
) {
  yield text
  for (const { position, ...entry } of files) {
    const attachment = await openAttachment(context, submissionId, position)
    if (!attachment || 'locked' in attachment) throw new Error('A file is gone.')
    const { stream } = attachment
    if (end.aborted) stream.destroy()
    else end.addEventListener('abort', () => stream.destroy(), { once: true })
    yield { ...entry, input: stream }
  }
}

/** The whole submission as plain text, with the names that the files have beside it. */
function textOf(receipt: Receipt, names: readonly string[], timeZone: string): string {
  const moment = (instant: string) => momentInWords(momentOf(Date.parse(instant), timeZone))
  const factsOf = ({ bytes, addedAt }: ReceiptFile) =>
    `${bytes.toLocaleString('en-US')} bytes${addedAt ? `, added ${moment(addedAt)}` : ''}`
  const lines = [
    `${receipt.reference}  ${receipt.title}`,
    '',
    `Received: ${moment(receipt.receivedAt)}`,
    `Answer due: ${moment(receipt.dueAt)}`,
    ...(receipt.answeredAt ? [`Answered: ${moment(receipt.answeredAt)}`] : []),
    '',
    ...receipt.answers.flatMap(({ label, value, long }) => (long ? [`${label}:`, value, ''] : [`${label}: ${value}`])),
    ...receipt.notes.flatMap(({ text, at }) => [`Added ${moment(at)}:`, text, '']),
    ...receipt.letters.flatMap(({ author, text = '', at }) => [`${author} wrote ${moment(at)}:`, text, '']),
    ...(receipt.files.length > 0 ? ['', 'Files:'] : []),
    ...receipt.files
      .filter(({ locked }) => locked === undefined)
      .map((file, index) => `- ${names[index]} (${factsOf(file)})`),
    ...receipt.files
      .filter(({ locked }) => locked !== undefined)
      .map((file) => `- ${file.name} (${factsOf(file)}), left out of this copy: ${lockedInWords(file)}`),
    '',
  ]
  return lines.join('\r\n')
}
