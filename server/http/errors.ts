import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problems } from '../../contract/form.ts'
import { REFUSALS, type RefusalName, type Refused } from '../../contract/reply.ts'
import { StoreFault } from '../attachments/store-fault.ts'
import { databaseFault } from '../database/fault.ts'
import { errorCode } from '../error-code.ts'
import { faultFields, type Log } from '../log.ts'
import { wantsPage } from './caller.ts'
import { PRIVATE_HEADERS } from './headers.ts'
import { type FaultStatus, type Pages, RETRY_AFTER_SECONDS } from './pages/pages.ts'
import { servePage } from './pages/serve.ts'
import { REQUEST_ID_HEADER, requestWords } from './request-id.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The refusal that this reply tells, for the metrics; '' for any other reply. */
    refusal: RefusalName | ''
  }
}

export interface RefusalDetails {
  /** Replaces the refusal's own words. */
  error?: string
  fields?: Problems
  retryAfterSeconds?: number
}

/** Answers with a refusal of the contract, as JSON. */
export function refuse(reply: FastifyReply, name: RefusalName, reasons: RefusalDetails = {}): FastifyReply {
  const { status, error } = REFUSALS[name]
  reply.refusal = name
  const body: Refused = { error: reasons.error ?? error, fields: reasons.fields }
  return retryLater(reply, name, reasons).code(status).header('Cache-Control', 'no-store').send(body)
}

/** Tells when to try again, where a refusal passes by itself. */
export function retryLater(reply: FastifyReply, name: RefusalName, reasons: RefusalDetails = {}): FastifyReply {
  const wait = reasons.retryAfterSeconds ?? (REFUSALS[name].status === 503 ? RETRY_AFTER_SECONDS : undefined)
  return wait === undefined ? reply : reply.header('Retry-After', String(wait))
}

/** Answers with a refusal of the contract, as plain text for a person. A fault of ours names the request. */
export function refuseInWords(
  request: FastifyRequest,
  reply: FastifyReply,
  name: RefusalName,
  words: readonly string[] = [REFUSALS[name].error],
): FastifyReply {
  const { status } = REFUSALS[name]
  reply.refusal = name
  const lines = status < 500 ? words : [...words, requestWords(request.id)]
  // They may hold what a visitor typed.
  reply.headers(PRIVATE_HEADERS)
  return retryLater(reply, name).code(status).type('text/plain; charset=utf-8').send(lines.join('\n'))
}

/** Answers with a refusal of the contract: in words that a person reads, or as JSON. */
export function refuseCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  name: RefusalName,
  reasons: RefusalDetails = {},
): FastifyReply {
  if (!wantsPage(request)) return refuse(reply, name, reasons)
  return refuseInWords(request, retryLater(reply, name, reasons), name)
}

/**
 * Answers every error that a route throws. The client never gets its message, which may name paths and queries. A browser
 * that asked for a page gets one where the site has it, else plain words.
 */
export function handleErrors(app: FastifyInstance, log: Log, pages?: Pages): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const name = refusalOf(error)
    logFault(log, request, name, error)
    if (reply.sent || reply.raw.headersSent) return reply.raw.destroy()
    const { status } = REFUSALS[name]
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const page = isReading && isFaultStatus(status) ? pages?.fault(status) : undefined
    if (page && wantsPage(request)) {
      reply.refusal = name
      reply.hijack()
      reply.raw.setHeader(REQUEST_ID_HEADER, request.id)
      servePage(page, request.raw, reply.raw)
      return
    }
    return refuseCaller(request, reply, name)
  })
}

function isFaultStatus(status: number): status is FaultStatus {
  return status === 500 || status === 503
}

/** The refusal that fits an error. Never throws. */
export function refusalOf(error: unknown): RefusalName {
  if (!(error instanceof Error)) return 'broken'
  const known = BY_CODE[errorCode(error) ?? '']
  if (known) return known
  if (error instanceof StoreFault) return error.reading ? 'unreadable' : 'noStore'
  // Also a full one: a form without files is not told to leave them out.
  if (databaseFault(error)) return 'unavailable'
  if (BROKEN_MULTIPART.some((text) => error.message.includes(text))) return 'malformed'
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 408) return 'timeout'
  return status >= 400 && status < 500 ? 'malformed' : 'broken'
}

const BY_CODE: Record<string, RefusalName> = {
  TOO_BUSY: 'busy',
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
  ...['Unexpected end of multipart data', 'Boundary not found', 'terminated early', 'needle cannot have a length'],
  ...['closed before the multipart data', 'Malformed part header', 'Unsupported content type', 'Missing Content-Type'],
]

/**
 * Logs an error that ends in a 5xx answer. A 4xx answer is not logged: it is the client's fault. Neither is a refusal of one
 * page among too many, nor what a client broke off, such as an upload that the visitor cancelled: nobody waits for that answer.
 */
export function logFault(log: Log, request: FastifyRequest, name: RefusalName, error: unknown): void {
  const { status } = REFUSALS[name]
  if (status < 500 || name === 'busy' || (request.raw.destroyed && !request.raw.complete)) return
  const route = request.routeOptions.url
  log.error({ id: request.id, route, status, ...faultFields(error) }, 'request failed')
}
