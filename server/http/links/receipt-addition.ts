import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER_FILES } from '../../../contract/desk/conversation.ts'
import {
  additionFields,
  NO_MORE_ADDITIONS,
  NO_MORE_FILES,
  NOTHING_ADDED,
  RECEIPT_GONE,
} from '../../../contract/fields/addition.ts'
import { readAnswers, WHAT_YOU_WROTE } from '../../../contract/form.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { addToSubmission } from '../../submissions/add-to-submission.ts'
import { type FoundReceipt, findReceipt } from '../../submissions/receipt.ts'
import { wantsPage } from '../caller.ts'
import type { HttpContext } from '../context.ts'
import { refuseInWords } from '../errors.ts'
import type { Declined } from '../forms/attempt.ts'
import { emptyBody, type FileField, type ParsedBody } from '../forms/body.ts'
import { declinedByError, sendBack } from '../forms/decline.ts'
import { problemsOf } from '../forms/problems.ts'
import { readWithin } from '../forms/read-attempt.ts'
import { readForm } from '../forms/read-form.ts'
import { withReserve } from '../forms/with-reserve.ts'
import { withRetained } from '../forms/with-retained.ts'
import { PRIVATE_HEADERS } from '../headers.ts'
import { type ByToken, sendNotFound } from '../pages/on-demand.ts'
import { receiptPage } from './receipt-status.ts'

/** The longest note, where every character takes three bytes and each of them three characters of a URL, bytes. */
const BODY_MAX_BYTES = 192 * 1024

/** One try to add something, as far as it has been read. */
interface Attempt {
  request: FastifyRequest<ByToken>
  reply: FastifyReply
  http: HttpContext
  /** Undefined for a forged token, after the request was erased, and while the database is away. */
  found?: FoundReceipt
  body: ParsedBody
  files?: StagedFile[]
}

/**
 * The small form on a receipt. A success leads back to the receipt by GET, so a reload adds nothing twice; a refusal is the
 * receipt with the reason and with what was typed.
 */
export function receiptAdditionRoutes(app: FastifyInstance, http: HttpContext): void {
  app.post<ByToken>(routes.receiptAdd(':token'), { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
    const attempt: Attempt = { request, reply, http, body: emptyBody() }
    const declined = await tryToAdd(attempt)
    if (declined && declined !== 'gone') return answerDeclined(attempt, declined)
    await Promise.all(attempt.body.files.map(discard))
    if (declined) return answerGone(attempt)
    http.worker?.nudge()
    return reply.headers(PRIVATE_HEADERS).redirect(`${routes.receipt(request.params.token)}#added`, 303)
  })
}

/** Reads, checks and stores an addition. Never throws. @returns why it was declined; undefined when it is stored. */
async function tryToAdd(attempt: Attempt): Promise<Declined | 'gone' | undefined> {
  const { request, http } = attempt
  // While the database is away what was typed is read all the same: the answer has it.
  const looked = await findReceipt(http.context, request.params.token).catch((error) => declinedByError(attempt, error))
  const [found, away] = looked && 'status' in looked ? [undefined, looked] : [looked]
  attempt.found = found
  const fileField = fileFieldOf(found)
  try {
    const declined = await readWithin(attempt, fileField, async (dataDir) => {
      const body = await readForm(request, found && dataDir, fileField)
      return body && { body }
    })
    return away ?? declined ?? (await checkAndStore(attempt, fileField))
  } catch (error) {
    return declinedByError(attempt, error)
  }
}

async function checkAndStore(attempt: Attempt, fileField?: FileField): Promise<Declined | 'gone' | undefined> {
  const { http, found, body } = attempt
  if (!found) return 'gone'
  const { files, lost } = await withRetained(http, body, fileField)
  attempt.files = files

  const { addition } = found.receipt
  const fields = { ...additionFields(addition?.files) }
  const raw: Record<string, unknown> = { note: body.texts.note, files }
  const reading = readAnswers({ fields }, raw)
  const problems = problemsOf({ form: { fields, words: {} }, raw, reading, body, fileField, lost })
  if (problems || !reading.ok) return { status: 'declined', name: problems?.refusal ?? 'invalid', details: problems }
  if (body.incomplete) return { status: 'declined', name: 'malformed' }
  const { note } = reading.answers
  if (note === '' && files.length === 0)
    return { status: 'declined', name: 'invalid', details: { error: NOTHING_ADDED, fields: { note: NOTHING_ADDED } } }

  const { submissionId } = found
  const added = await withReserve(http, () => addToSubmission(http.context, { submissionId, note, files }))
  const error = addition ? NO_MORE_FILES : NO_MORE_ADDITIONS
  if (added.status === 'full') return { status: 'declined', name: 'invalid', details: { error } }
  if (added.status === 'inFlight') return { status: 'declined', name: 'inFlight' }
  return added.status === 'gone' ? 'gone' : undefined
}

/** The form's own limits. How many files may still be added is checked afterwards, in words that fit. */
function fileFieldOf(found?: FoundReceipt): FileField | undefined {
  // Where there is no receipt, files are read to their end and dropped, as words may stand beside them.
  const rule = found ? found.formRule : ANSWER_FILES
  return rule && { key: 'files', rule, accepts: (name) => name === 'files' }
}

/** The page that could show what was typed is gone, so the answer has it. */
function answerGone({ request, reply, http, body }: Attempt): FastifyReply {
  const { note } = body.texts
  if (!note || !wantsPage(request)) return sendNotFound(request, reply, http)
  return refuseInWords(request, reply, 'notFound', [RECEIPT_GONE, '', WHAT_YOU_WROTE, note])
}

/** Answers with the receipt, the reason and what was typed. */
function answerDeclined(attempt: Attempt, declined: Declined): Promise<FastifyReply> {
  const { request, http, found, body } = attempt
  const note = body.texts.note ?? ''
  return sendBack(attempt, declined, {
    fileField: fileFieldOf(found),
    typed: note ? [note] : [],
    pageOf:
      found &&
      ((refused) => ({
        path: routes.receipt(request.params.token),
        page: { ...receiptPage(http, found.receipt), refusedAddition: { ...refused, note } },
      })),
  })
}
