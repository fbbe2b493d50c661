import type { FastifyReply, FastifyRequest } from 'fastify'
import { REFUSALS } from '../../../contract/reply.ts'
import type { LockedFile } from '../../submissions/receipt.ts'
import { wantsPage } from '../caller.ts'
import { refuse } from '../errors.ts'
import { PRIVATE_HEADERS } from '../headers.ts'

/** How soon a file that waits for the scanner may be asked for again, seconds. */
const AGAIN_SECONDS = 60

/** Answers whoever asks for a locked file: in words that a person reads, or as JSON. */
export function refuseLocked(request: FastifyRequest, reply: FastifyReply, { locked }: LockedFile): FastifyReply {
  const name = locked === 'waiting' ? 'fileWaiting' : 'fileInfected'
  const retryAfterSeconds = locked === 'waiting' ? AGAIN_SECONDS : undefined
  reply.headers(PRIVATE_HEADERS)
  if (!wantsPage(request)) return refuse(reply, name, { retryAfterSeconds })
  const { status, error } = REFUSALS[name]
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds))
  return reply.code(status).type('text/plain; charset=utf-8').send(error)
}
