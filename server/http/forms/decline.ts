import type { FastifyReply } from 'fastify'
import { discard } from '../../attachments/stage.ts'
import { wantsPage } from '../caller.ts'
import { logFault, refusalOf, refuse } from '../errors.ts'
import type { Attempt, Declined } from './attempt.ts'
import { sendBack } from './send-back.ts'

/** Answers a declined attempt: a script gets JSON, a browser without script gets its form back, with all answers. */
export async function answerDeclined(attempt: Attempt, { name, details }: Declined): Promise<FastifyReply> {
  if (wantsPage(attempt.request)) return sendBack(attempt, name, details)
  // A retained file may have a copy of this attempt.
  await Promise.all([...attempt.files, ...attempt.body.files].map(discard))
  return refuse(attempt.reply, name, details)
}

/**
 * Logs an error that stopped an attempt, and declines it. Nothing was promised yet, so the visitor may send again: an
 * unknown error counts as `unavailable`.
 */
export function declinedByError({ request, http }: Pick<Attempt, 'request' | 'http'>, error: unknown): Declined {
  const refusal = refusalOf(error)
  const name = refusal === 'broken' ? 'unavailable' : refusal
  logFault(http.context.log, request, name, error)
  return { status: 'declined', name }
}
