import type { FastifyReply } from 'fastify'
import { WHAT_YOU_WROTE } from '../../../contract/form.ts'
import type { PageData, Refusal } from '../../../contract/page.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import { wantsPage } from '../caller.ts'
import { logFault, type RefusalDetails, refusalOf, refuse, refuseInWords, retryLater } from '../errors.ts'
import { pageData, sendRendered } from '../pages/on-demand.ts'
import { requestWords } from '../request-id.ts'
import { type Attempt, type Declined, idempotencyKey } from './attempt.ts'
import { type FileField, fileFieldOf } from './body.ts'
import { FILES_DROPPED, retainFiles } from './retain-files.ts'

/** How a declined form comes back. */
interface Back {
  fileField: FileField | undefined
  /** What was typed, for an answer without a page. */
  typed: readonly string[]
  /** Undefined where no page can be made. */
  pageOf?: (refused: Pick<Refusal, 'error' | 'problems' | 'kept'>) => {
    path: string
    page: PageData
    hasToken?: boolean
  }
}

/** Answers a declined attempt: a script gets JSON, a browser without script gets its form back, with all answers. */
export function answerDeclined(attempt: Attempt, declined: Declined): Promise<FastifyReply> {
  const { http, form } = attempt
  const values = valuesOf(attempt)
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return sendBack(attempt, declined, {
    fileField: fileFieldOf(form),
    typed: filled.map(([key, value]) => `${form.fields[key]?.label}: ${value}`),
    pageOf(refused) {
      const page = pageData(http)
      // It may be stored all the same: being sent twice, or with a database that broke off. Its key finds it then.
      if (declined.name !== 'keyReused') page.submissionId = idempotencyKey(attempt) ?? ''
      page.refusal = { form: form.name, variant: form.variant, values, ...refused }
      return { path: routes.form(form.name), page, hasToken: false }
    },
  })
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
 * Answers a script with the reason as JSON, and a browser without script with the form's own page, with the reason, all
 * answers, and the files that arrived: they are retained for a day, and the form holds their tokens. Over the rate limit no
 * page is rendered, because that costs a hundred times as much: then, and when the page cannot be rendered, the answer is
 * plain text that holds what was typed.
 */
export async function sendBack(
  attempt: Pick<Attempt, 'request' | 'reply' | 'http' | 'body' | 'files'>,
  { name, details = {} }: Declined,
  { fileField, typed, pageOf }: Back,
): Promise<FastifyReply> {
  const { request, reply, http, body, files = [] } = attempt
  if (!wantsPage(request)) {
    // A retained file may have a copy of this attempt.
    await Promise.all([...files, ...body.files].map(discard))
    return refuse(reply, name, details)
  }
  retryLater(reply, name, details)
  try {
    if (pageOf && name !== 'tooMany') {
      reply.refusal = name
      const retained = await retainFiles(attempt, fileField, declinedWords(name, details, request.id))
      const asked = pageOf({ ...retained, problems: details.fields ?? {} })
      return await sendRendered(request, reply, http, { ...asked, status: REFUSALS[name].status })
    }
  } catch (error) {
    logFault(http.context.log, request, refusalOf(error), error)
  }
  const reasons = [details.error ?? REFUSALS[name].error, ...Object.values(details.fields ?? {})]
  if (body.files.length + body.uploadTokens.length + body.unstaged > 0) reasons.push(FILES_DROPPED)
  const words = [...new Set(reasons), ...(typed.length > 0 ? ['', WHAT_YOU_WROTE, ...typed] : [])]
  return refuseInWords(request, reply, name, words)
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
function declinedWords(name: RefusalName, details: RefusalDetails, requestId: string): string {
  const { error, status } = REFUSALS[name]
  const words = details.error ?? error
  return status < 500 ? words : `${words} ${requestWords(requestId)}`
}
