import type { FastifyReply } from 'fastify'
import type { Refusal } from '../../../contract/page.ts'
import { REFUSALS, type RefusalName } from '../../../contract/reply.ts'
import { routes } from '../../../contract/routes.ts'
import { keep } from '../../attachments/retained-uploads.ts'
import { logFault, type Reasons } from '../errors.ts'
import { pageData, sendMade } from '../pages/on-demand.ts'
import type { Attempt } from './submit.ts'

/**
 * The form's own page again, with the reason, everything that was entered, and the files that arrived: they are kept
 * for a day by tokens that the form sends along. Where even that page cannot be made, the plain refusal must do.
 */
export async function sendBack(attempt: Attempt, name: RefusalName, reasons: Reasons = {}): Promise<FastifyReply> {
  const { request, reply, parts, form } = attempt
  try {
    const page = pageData(parts)
    page.refusal = {
      form: form.name,
      variant: form.variant,
      error: reasons.error ?? REFUSALS[name].error,
      problems: reasons.fields ?? {},
      values: valuesOf(attempt),
      kept: await keepFiles(attempt),
    }
    if (reasons.retryAfterSeconds) reply.header('Retry-After', String(reasons.retryAfterSeconds))
    return await sendMade(request, reply, parts, { path: routes.form(form.name), page, status: REFUSALS[name].status })
  } catch (error) {
    logFault(parts.office.log, request, 'broken', error)
    const words = [reasons.error ?? REFUSALS[name].error, ...Object.values(reasons.fields ?? {})]
    return reply
      .code(REFUSALS[name].status)
      .type('text/plain; charset=utf-8')
      .send([...new Set(words)].join('\n'))
  }
}

/** By the fields' own names, whatever they are called on the way; nothing but fields, so no key is used twice. */
function valuesOf({ form, sent }: Attempt): Record<string, string> {
  const raw = form.unpack ? form.unpack(sent.texts) : sent.texts
  const values: Record<string, string> = {}
  for (const [key, field] of Object.entries(form.fields)) {
    const value = raw[key]
    if (typeof value === 'string' && !field.upload) values[key] = value
  }
  return values
}

async function keepFiles({ parts, files, sent }: Attempt): Promise<Refusal['kept']> {
  const all = files.length > 0 ? files : sent.files
  return Promise.all(
    all.map(async (file) => {
      if (!file.kept) await keep(parts.config.dataDir, file, parts.office.now())
      // Whoever read the request discards what is left of it: not this one.
      file.kept = true
      return { token: file.token, field: file.field, name: file.name, size: file.size }
    }),
  )
}
