import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Form } from '../../../contract/form.ts'
import type { RefusalName } from '../../../contract/reply.ts'
import type { StagedFile } from '../../attachments/store.ts'
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
  /** The files of the submission: those of this request and those retained from an earlier one. */
  files: StagedFile[]
}

export interface Declined {
  status: 'declined'
  name: RefusalName
  details?: RefusalDetails
}

export function newAttempt(request: FastifyRequest, reply: FastifyReply, http: HttpContext, form: Form): Attempt {
  return { request, reply, http, form, body: emptyBody(), files: [] }
}
