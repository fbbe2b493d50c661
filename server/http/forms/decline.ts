import type { FastifyReply } from 'fastify'
import { WHAT_YOU_WROTE } from '../../../contract/form.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import { wantsPage } from '../caller.ts'
import { logFault, type RefusalDetails, refusalOf, refuse, refuseInWords, retryLater } from '../errors.ts'
import { pageData, sendRendered } from '../pages/on-demand.ts'
import { requestWords } from '../request-id.ts'
import { type Attempt, type Declined, idempotencyKey } from './attempt.ts'
import { fileFieldOf } from './body.ts'
import { FILES_DROPPED, retainFiles } from './retain-files.ts'

/** Answers a declined attempt: a script gets JSON, a browser without script gets its form back, with all answers. */
export async function answerDeclined(attempt: Attempt, { name, details }: Declined): Promise<FastifyReply> {
  if (wantsPage(attempt.request)) return sendBack(attempt, name, details)
  // A retained file may have a copy of this attempt.
  await Promise.all([...(attempt.files ?? []), ...attempt.body.files].map(discard))
  return refuse(attempt.reply, name, details)
}

/**
 * Logs an error that stopped an attempt, and declines it. Nothing was promised yet, so the visitor may send again: an
 * unknown error counts as `unavailable`.
 */
export function declinedByError({ request, http }: Pick<Attempt, 'request' | 'http'>, error: unknown): Declined {
  const refusal = refusalOf(error)
  const name = refusal === 'broken' ? 'unavailable' : refusal
  logFault(http.context.log, request, name, error)
  return { status: 'declined', name }
}

/**
 * Answers with the form's own page, with the reason, all answers, and the files that arrived: they are retained for a
 * day, and the form holds their tokens. Over the rate limit no page is rendered, because that costs a hundred times as
 * much: then, and when the page cannot be rendered, the answer is plain text that holds what was typed.
 */
async function sendBack(attempt: Attempt, name: RefusalName, details: RefusalDetails = {}): Promise<FastifyReply> {
  const { request, reply, http, form } = attempt
  const { status } = REFUSALS[name]
  reply.refusal = name
  if (name === 'tooMany') return sendWords(attempt, name, details)
  try {
    const page = pageData(http)
    // It may be stored all the same: being sent twice, or with a database that broke off. Its key finds it then.
    if (name !== 'keyReused') page.submissionId = idempotencyKey(attempt) ?? ''
    const words = declinedWords(name, details, request.id)
    const { kept, error } = await retainFiles(attempt, fileFieldOf(form), words)
    page.refusal = {
      form: form.name,
      variant: form.variant,
      error,
      problems: details.fields ?? {},
      values: valuesOf(attempt),
      kept,
    }
    retryLater(reply, name, details)
    return await sendRendered(request, reply, http, { path: routes.form(form.name), page, status, hasToken: false })
  } catch (error) {
    logFault(http.context.log, request, refusalOf(error), error)
    return sendWords(attempt, name, details)
  }
}

function sendWords(attempt: Attempt, name: RefusalName, details: RefusalDetails): FastifyReply {
  const typed = Object.entries(valuesOf(attempt)).filter(([, value]) => value !== '')
  const lines = typed.map(([key, value]) => `${attempt.form.fields[key]?.label}: ${value}`)
  return declineInWords(attempt, name, details, lines)
}

/** Answers a declined attempt in plain text: why, that its files must be chosen again, and what was typed. */
export function declineInWords(
  { request, reply, body }: Pick<Attempt, 'request' | 'reply' | 'body'>,
  name: RefusalName,
  details: RefusalDetails,
  typed: readonly string[],
): FastifyReply {
  const reasons = [details.error ?? REFUSALS[name].error, ...Object.values(details.fields ?? {})]
  if (body.files.length + body.uploadTokens.length + body.unstaged > 0) reasons.push(FILES_DROPPED)
  const words = [...new Set(reasons), ...(typed.length > 0 ? ['', WHAT_YOU_WROTE, ...typed] : [])]
  return refuseInWords(request, retryLater(reply, name, details), name, words)
}

/** The answers by the fields' own names. */
function valuesOf({ form, body }: Attempt): Record<string, string> {
  const raw = form.unpack ? form.unpack(body.texts) : body.texts
  const values: Record<string, string> = {}
  for (const [key, field] of Object.entries(form.fields)) {
    const value = raw[key]
    if (typeof value === 'string' && !field.upload) values[key] = value
  }
  return values
}

/** What a page says of a declined form: a fault of ours names the request. */
export function declinedWords(name: RefusalName, details: RefusalDetails, requestId: string): string {
  const { error, status } = REFUSALS[name]
  const words = details.error ?? error
  return status < 500 ? words : `${words} ${requestWords(requestId)}`
}
