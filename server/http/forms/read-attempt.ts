import type { FastifyRequest } from 'fastify'
import { ASIDE, ASIDE_HEADER, type JsonReading, shapeOf } from '../../../contract/form.ts'
import { tooLargeTogether } from '../../../contract/reply.ts'
import { clientOf } from '../../address.ts'
import { countAttempt, type RateLimitResult } from '../../submissions/rate-limit.ts'
import { wantsPage } from '../caller.ts'
import type { HttpContext } from '../context.ts'
import { isCrossSite } from '../cross-site.ts'
import { logFault, type RefusalDetails } from '../errors.ts'
import type { Attempt, Declined } from './attempt.ts'
import { emptyBody, type FileField, fileFieldOf } from './body.ts'
import { declinedByError } from './decline.ts'
import type { FormRoute } from './form-routes.ts'
import { readForm } from './read-form.ts'
import { bodyMaxBytes } from './read-multipart.ts'
import { withReserve } from './with-reserve.ts'

/**
 * Reads the body into the attempt, within the limits of size and rate.
 *
 * @returns why the attempt is declined, or undefined when it was read.
 * @throws what the parser throws.
 */
export async function readAttempt(attempt: Attempt, route: FormRoute): Promise<Declined | undefined> {
  const { request, http } = attempt
  // Before anything is counted: a foreign page must not use up its visitors' tries.
  if (isCrossSite(request, http.config.publicUrl)) return { status: 'declined', name: 'crossSite' }
  return readWithin(attempt, fileFieldOf(attempt.form), (dataDir) => readBody(request, dataDir, route))
}

/** Reads a body into an attempt, within the limits of size and rate. @returns why it is declined. */
export async function readWithin(
  attempt: Pick<Attempt, 'request' | 'http' | 'body'> & { canary?: boolean },
  fileField: FileField | undefined,
  read: (dataDir: string | undefined) => Promise<Pick<Attempt, 'body'> | undefined>,
): Promise<Declined | undefined> {
  const { request, http } = attempt
  const details = tooLargeDetails(request, fileField)
  const tooLarge: Declined | undefined = details && { status: 'declined', name: 'tooLarge', details }
  // A form sent without script is read all the same, because it comes back with all its texts.
  if (tooLarge && !(wantsPage(request) && request.isMultipart())) return tooLarge
  const refused = attempt.canary ? undefined : await refusedTry(attempt)
  if (refused && !wantsPage(request)) return refused
  // Its files are dropped beyond a limit: otherwise one client could fill the disk.
  const isBeyond = tooLarge !== undefined || refused?.name === 'tooMany'
  const found = await read(isBeyond ? undefined : http.config.dataDir)
  if (!found) return { status: 'declined', name: 'wrongType' }
  Object.assign(attempt, found)
  if (found.body.diskFault) {
    logFault(http.context.log, request, 'noStore', found.body.diskFault)
    return { status: 'declined', name: 'noStore' }
  }
  return refused ?? tooLarge
}

/** Counts a try. @returns why it is declined: too many, or the database is away. */
async function refusedTry(attempt: Pick<Attempt, 'request' | 'http'>): Promise<Declined | undefined> {
  try {
    const limit = await rateLimitOf(attempt.request, attempt.http)
    return limit.allowed ? undefined : { status: 'declined', name: 'tooMany', details: limit }
  } catch (error) {
    return declinedByError(attempt, error)
  }
}

/**
 * Whether a body already announces more bytes than its form may have. Of such a body nothing but texts is kept.
 *
 * @returns the refusal's words, with the form's own limit; undefined for a body that may be read.
 */
function tooLargeDetails(request: FastifyRequest, fileField: FileField | undefined): RefusalDetails | undefined {
  if (Number(request.headers['content-length'] ?? 0) <= bodyMaxBytes(fileField)) return undefined
  return fileField ? { error: tooLargeTogether(fileField.rule.maxBytes) } : {}
}

/** Counts a try of this client, within ten minutes. */
export function rateLimitOf(request: FastifyRequest, http: HttpContext): Promise<RateLimitResult> {
  return withReserve(http, () => countAttempt(http.context, clientOf(request.ip), http.config.rateLimit))
}

async function readBody(request: FastifyRequest, dataDir: string | undefined, { form, readJson }: FormRoute) {
  const body = await readForm(request, dataDir, fileFieldOf(form))
  if (body) return { form: shapeOf(form, body.texts[ASIDE.variant]), body }
  if (typeof request.body !== 'object' || request.body === null) return undefined
  const reading = readJson?.(request.body, asideOf(request))
  if (!reading) return undefined
  const { texts, uploadTokens } = reading
  const incomplete = losesValues(request.body, reading)
  return { form: reading.form, body: { ...emptyBody(), texts, incomplete, uploadTokens } }
}

/** What our page sends beside a JSON body, under the names of `ASIDE` alone. */
function asideOf({ headers }: FastifyRequest): Record<string, string> {
  const sent = new URLSearchParams(String(headers[ASIDE_HEADER] ?? ''))
  return Object.fromEntries(
    Object.values(ASIDE).flatMap((name) => (sent.has(name) ? [[name, sent.get(name) ?? '']] : [])),
  )
}

/** Whether a field's value is neither text nor number. Such a value is not among the texts. */
function losesValues(body: object, { form, texts }: JsonReading): boolean {
  const inside = 'application' in body && typeof body.application === 'object' ? (body.application ?? {}) : {}
  return [...Object.entries(body), ...Object.entries(inside)].some(([key, value]) => {
    const field = form.fields[key]
    return field !== undefined && !field.upload && !(key in texts) && value !== null
  })
}
