import type { FastifyReply } from 'fastify'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { logFault, type RefusalDetails, refusalOf, refuseInWords, retryLater } from '../errors.ts'
import { pageData, sendRendered } from '../pages/on-demand.ts'
import { requestWords } from '../request-id.ts'
import type { Attempt } from './attempt.ts'
import { FILES_DROPPED, WHAT_YOU_WROTE } from './read-attempt.ts'
import { retainFiles } from './retain-files.ts'

/**
 * Answers with the form's own page, with the reason, all answers, and the files that arrived: they are retained for a
 * day, and the form holds their tokens. Over the rate limit no page is rendered, because that costs a hundred times as
 * much: then, and when the page cannot be rendered, the answer is plain text that holds what was typed.
 */
export async function sendBack(
  attempt: Attempt,
  name: RefusalName,
  details: RefusalDetails = {},
): Promise<FastifyReply> {
  const { request, reply, http, form } = attempt
  const { status } = REFUSALS[name]
  reply.refusal = name
  if (name === 'tooMany') return sendWords(attempt, name, details)
  try {
    const page = pageData(http)
    const files = attempt.files.length > 0 ? attempt.files : attempt.body.files
    const { kept, dropped } = await retainFiles(request, http, files)
    const words = details.error ?? REFUSALS[name].error
    const error = status < 500 ? words : `${words} ${requestWords(request.id)}`
    page.refusal = {
      form: form.name,
      variant: form.variant,
      error: dropped > 0 ? `${error} ${FILES_DROPPED}` : error,
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
  const { request, reply, form } = attempt
  const reasons = [details.error ?? REFUSALS[name].error, ...Object.values(details.fields ?? {})]
  const typed = Object.entries(valuesOf(attempt)).filter(([, value]) => value !== '')
  const lines = typed.map(([key, value]) => `${form.fields[key]?.label}: ${value}`)
  const words = [...new Set(reasons), ...(lines.length > 0 ? ['', WHAT_YOU_WROTE, ...lines] : [])]
  return refuseInWords(request, retryLater(reply, name, details), name, words)
}

/** The answers by the fields' own names. Only fields: the form gets a new idempotency key. */
function valuesOf({ form, body }: Attempt): Record<string, string> {
  const raw = form.unpack ? form.unpack(body.texts) : body.texts
  const values: Record<string, string> = {}
  for (const [key, field] of Object.entries(form.fields)) {
    const value = raw[key]
    if (typeof value === 'string' && !field.upload) values[key] = value
  }
  return values
}
