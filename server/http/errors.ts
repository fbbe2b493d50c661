import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problems } from '../../contract/form.ts'
import { REFUSALS, type RefusalName, type Refused } from '../../contract/reply.ts'
import { databaseFault } from '../database/fault.ts'
import { errorCode } from '../error-code.ts'
import { faultFields, type Log } from '../log.ts'
import { wantsPage } from './caller.ts'

export interface RefusalDetails {
  /** Replaces the refusal's own words. */
  error?: string
  fields?: Problems
  retryAfterSeconds?: number
}

/** Answers with a refusal of the contract, as JSON. */
export function refuse(reply: FastifyReply, name: RefusalName, reasons: RefusalDetails = {}): FastifyReply {
  const { status, error } = REFUSALS[name]
  const body: Refused = { error: reasons.error ?? error }
  if (reasons.fields) body.fields = reasons.fields
  const wait = reasons.retryAfterSeconds ?? (name === 'unavailable' ? 60 : undefined)
  if (wait !== undefined) reply.header('Retry-After', String(wait))
  return reply.code(status).header('Cache-Control', 'no-store').send(body)
}

/** Answers every error that a route throws. The client never gets its message, which may name paths and queries. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const name = refusalOf(error)
    logFault(log, request, name, error)
    if (reply.sent || reply.raw.headersSent) return reply.raw.destroy()
    const { status, error: words } = REFUSALS[name]
    if (wantsPage(request)) return reply.code(status).type('text/plain; charset=utf-8').send(words)
    return refuse(reply, name)
  })
}

/** The refusal that fits an error. Never throws. */
export function refusalOf(error: unknown): RefusalName {
  if (!(error instanceof Error)) return 'broken'
  const known = BY_CODE[errorCode(error) ?? '']
  if (known) return known
  const fault = databaseFault(error)
  if (fault) return fault === 'full' ? 'full' : 'unavailable'
  if (BROKEN_MULTIPART.some((text) => error.message.includes(text))) return 'malformed'
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 408) return 'timeout'
  return status >= 400 && status < 500 ? 'malformed' : 'broken'
}

const BY_CODE: Record<string, RefusalName> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLong',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongType',
  FST_ERR_CTP_INVALID_TYPE: 'wrongType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrongType',
  FST_PARTS_LIMIT: 'tooManyParts',
  FST_FILES_LIMIT: 'tooManyParts',
  FST_FIELDS_LIMIT: 'tooManyParts',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_BAD_URL: 'notFound',
}

/** Messages of the multipart parser about a broken body. These errors have no code, and Fastify would answer 500. */
const BROKEN_MULTIPART = [
  'Unexpected end of multipart data',
  'Boundary not found',
  'terminated early',
  'needle cannot have a length',
  'closed before the multipart data',
  'Malformed part header',
  'Unsupported content type',
  'Missing Content-Type',
]

/**
 * Logs an error that ends in a 5xx answer. A 4xx answer is not logged: it is the client's fault. Neither is what a client
 * broke off, such as an upload that the visitor cancelled: nobody waits for that answer.
 */
export function logFault(log: Log, request: FastifyRequest, name: RefusalName, error: unknown): void {
  const { status } = REFUSALS[name]
  if (status < 500 || (request.raw.destroyed && !request.raw.complete)) return
  const route = request.routeOptions.url
  log.error({ id: request.id, route, status, ...faultFields(error) }, 'request failed')
}
