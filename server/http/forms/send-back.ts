import type { FastifyReply } from 'fastify'
import type { Refusal } from '../../../contract/page.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { discard } from '../../attachments/stage.ts'
import { logFault, type RefusalDetails } from '../errors.ts'
import { pageData, sendRendered } from '../pages/on-demand.ts'
import type { Attempt } from './attempt.ts'
import { FILES_DROPPED } from './read-attempt.ts'
import { retainFor } from './retain-for.ts'

/**
 * Answers with the form's own page, with the reason, all answers, and the files that arrived: they are retained for a
 * day, and the form holds their tokens. When that page cannot be rendered, the answer is the refusal as plain text.
 */
export async function sendBack(
  attempt: Attempt,
  name: RefusalName,
  details: RefusalDetails = {},
): Promise<FastifyReply> {
  const { request, reply, http, form } = attempt
  try {
    const page = pageData(http)
    const { kept, dropped } = await retainFiles(attempt)
    const error = details.error ?? REFUSALS[name].error
    page.refusal = {
      form: form.name,
      variant: form.variant,
      error: dropped > 0 ? `${error} ${FILES_DROPPED}` : error,
      problems: details.fields ?? {},
      values: valuesOf(attempt),
      kept,
    }
    if (details.retryAfterSeconds) reply.header('Retry-After', String(details.retryAfterSeconds))
    return await sendRendered(request, reply, http, {
      path: routes.form(form.name),
      page,
      status: REFUSALS[name].status,
      hasToken: false,
    })
  } catch (error) {
    logFault(http.context.log, request, 'broken', error)
    const words = [details.error ?? REFUSALS[name].error, ...Object.values(details.fields ?? {})]
    return reply
      .code(REFUSALS[name].status)
      .type('text/plain; charset=utf-8')
      .send([...new Set(words)].join('\n'))
  }
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

/** Retains the files within the quotas. @returns those that the form holds, and how many were dropped. */
async function retainFiles({
  request,
  http,
  files,
  body,
}: Attempt): Promise<{ kept: Refusal['kept']; dropped: number }> {
  const kept: Refusal['kept'] = []
  let dropped = 0
  for (const file of files.length > 0 ? files : body.files) {
    const isRetained = file.retained || (await retainFor(request, http, file)).ok
    // Also keeps `discard` from removing it.
    file.retained = isRetained
    if (isRetained) {
      kept.push({ token: file.token, field: file.field, name: file.name, size: file.size })
    } else {
      await discard(file)
      dropped += 1
    }
  }
  return { kept, dropped }
}
