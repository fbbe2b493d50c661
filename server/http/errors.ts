import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problems } from '../../contract/form.ts'
import { REFUSALS, type RefusalName, type Refused } from '../../contract/reply.ts'
import type { Log } from '../context.ts'
import { wantsPage } from './caller.ts'

export interface Reasons {
  /** In place of the refusal's own words. */
  error?: string
  fields?: Problems
  retryAfterSeconds?: number
}

/** Answers with one of the refusals of the contract, as JSON. */
export function refuse(reply: FastifyReply, name: RefusalName, reasons: Reasons = {}): FastifyReply {
  const { status, error } = REFUSALS[name]
  const body: Refused = { error: reasons.error ?? error }
  if (reasons.fields) body.fields = reasons.fields
  const wait = reasons.retryAfterSeconds ?? (name === 'unavailable' ? 60 : undefined)
  if (wait !== undefined) reply.header('Retry-After', String(wait))
  return reply.code(status).header('Cache-Control', 'no-store').send(body)
}

/** Every error that leaves a handler. What it says stays with us: it may name paths and queries. */
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

/** Which refusal an error amounts to. Never throws. */
export function refusalOf(error: unknown): RefusalName {
  if (!(error instanceof Error)) return 'broken'
  const { code = '', errcode } = error as { code?: string; errcode?: number }
  const known = BY_CODE[code]
  if (known) return known
  // SQLite's primary result codes stand in the low byte: 13 is SQLITE_FULL.
  if (code === 'ERR_SQLITE_ERROR') return ((errcode ?? 0) & 0xff) === 13 ? 'full' : 'unavailable'
  if (BROKEN_MULTIPART.some((part) => error.message.includes(part))) return 'malformed'
  const status = (error as { statusCode?: number }).statusCode ?? 500
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

/** The parser's complaints about what the client sent; it gives them no code, and Fastify would make them a 500. */
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

/** Ids, codes and places only. A file error's message names a path that holds a token, so it is left out. */
export function logFault(log: Log, request: FastifyRequest, name: RefusalName, error: unknown): void {
  const { status } = REFUSALS[name]
  if (status < 500) return
  const fault = error instanceof Error ? error : new Error(String(error))
  const { code, path } = fault as { code?: string; path?: string }
  const places = fault.stack?.split('\n').filter((line) => line.startsWith('    at '))
  const message = path === undefined && code !== 'ENOSPC' ? fault.message : undefined
  const route = request.routeOptions.url
  log.error({ id: request.id, route, status, fault: fault.name, code, message, places }, 'request failed')
}
