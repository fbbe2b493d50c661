import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LockedFile } from '../../submissions/receipt.ts'
import { refuseCaller } from '../errors.ts'
import { PRIVATE_HEADERS } from '../headers.ts'

/** How soon a file that waits for the scanner may be asked for again, seconds. */
const AGAIN_SECONDS = 60

/** Answers whoever asks for a locked file: in words that a person reads, or as JSON. */
export function refuseLocked(request: FastifyRequest, reply: FastifyReply, { locked }: LockedFile): FastifyReply {
  const name = locked === 'waiting' ? 'fileWaiting' : 'fileInfected'
  const retryAfterSeconds = locked === 'waiting' ? AGAIN_SECONDS : undefined
  return refuseCaller(request, reply.headers(PRIVATE_HEADERS), name, { retryAfterSeconds })
}
