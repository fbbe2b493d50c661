import type { FastifyReply } from 'fastify'
import type { Refusal } from '../../../contract/page.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { retainUpload } from '../../attachments/retained-uploads.ts'
import { logFault, type RefusalDetails } from '../errors.ts'
import { pageData, sendRendered } from '../pages/on-demand.ts'
import type { Attempt } from './submit.ts'

/**
 * The form's own page again, with the reason, everything that was entered, and the files that arrived: they are kept
 * for a day by tokens that the form sends along. Where even that page cannot be made, the plain refusal must do.
 */
export async function sendBack(
  attempt: Attempt,
  name: RefusalName,
  reasons: RefusalDetails = {},
): Promise<FastifyReply> {
  const { request, reply, http, form } = attempt
  try {
    const page = pageData(http)
    page.refusal = {
      form: form.name,
      variant: form.variant,
      error: reasons.error ?? REFUSALS[name].error,
      problems: reasons.fields ?? {},
      values: valuesOf(attempt),
      kept: await keepFiles(attempt),
    }
    if (reasons.retryAfterSeconds) reply.header('Retry-After', String(reasons.retryAfterSeconds))
    return await sendRendered(request, reply, http, {
      path: routes.form(form.name),
      page,
      status: REFUSALS[name].status,
    })
  } catch (error) {
    logFault(http.context.log, request, 'broken', error)
    const words = [reasons.error ?? REFUSALS[name].error, ...Object.values(reasons.fields ?? {})]
    return reply
      .code(REFUSALS[name].status)
      .type('text/plain; charset=utf-8')
      .send([...new Set(words)].join('\n'))
  }
}

/** By the fields' own names, whatever they are called on the way; nothing but fields, so no key is used twice. */
function valuesOf({ form, body }: Attempt): Record<string, string> {
  const raw = form.unpack ? form.unpack(body.texts) : body.texts
  const values: Record<string, string> = {}
  for (const [key, field] of Object.entries(form.fields)) {
    const value = raw[key]
    if (typeof value === 'string' && !field.upload) values[key] = value
  }
  return values
}

async function keepFiles({ http, files, body }: Attempt): Promise<Refusal['kept']> {
  const all = files.length > 0 ? files : body.files
  return Promise.all(
    all.map(async (file) => {
      if (!file.retained) await retainUpload(http.config.dataDir, file, http.context.now())
      // Whoever read the request discards what is left of it: not this one.
      file.retained = true
      return { token: file.token, field: file.field, name: file.name, size: file.size }
    }),
  )
}
