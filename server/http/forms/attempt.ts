import type { FastifyReply, FastifyRequest } from 'fastify'
import { ASIDE, type Form } from '../../../contract/form.ts'
import type { RefusalName } from '../../../contract/reply.ts'
import type { StagedFile } from '../../attachments/store.ts'
import { CANARY_HEADER, isCanary } from '../../canary-mark.ts'
import type { HttpContext } from '../context.ts'
import type { RefusalDetails } from '../errors.ts'
import { emptyBody, type ParsedBody } from './body.ts'

/** One try to send a form, as far as it has been read. */
export interface Attempt {
  request: FastifyRequest
  reply: FastifyReply
  http: HttpContext
  form: Form
  body: ParsedBody
  /** The files of this request and those retained from an earlier one. Undefined until these were looked for. */
  files?: StagedFile[]
  /** Whether `desk canary` sent it. */
  canary: boolean
}

export interface Declined {
  status: 'declined'
  name: RefusalName
  details?: RefusalDetails
}

export function newAttempt(request: FastifyRequest, reply: FastifyReply, http: HttpContext, form: Form): Attempt {
  const { secret, now } = http.context
  const { [CANARY_HEADER]: mark, 'idempotency-key': key } = request.headers
  // Anybody may send the header. Without the secret's signature it has no effect.
  const canary =
    typeof mark === 'string' && typeof key === 'string' && isCanary(secret, mark, { form: form.name, key }, now())
  return { request, reply, http, form, body: emptyBody(), canary }
}

/** The key under which an attempt is stored once; undefined where its contents are all that tells it. */
export function idempotencyKey({ request, body }: Pick<Attempt, 'request' | 'body'>): string | undefined {
  const header = request.headers['idempotency-key']
  const key = (Array.isArray(header) ? header[0] : header) ?? body.texts[ASIDE.submissionId]
  return key || undefined
}
