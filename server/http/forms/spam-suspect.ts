import type { FastifyRequest } from 'fastify'
import { type Answers, ASIDE, type Fields, type Form } from '../../../contract/form.ts'
import { clientOf } from '../../address.ts'
import type { Suspect } from '../../submissions/spam-verdict.ts'
import type { ParsedBody } from './body.ts'

interface CheckedAttempt {
  request: FastifyRequest
  form: Form
  answers: Answers<Fields>
  body: ParsedBody
}

/** What the spam check gets from a request: the answers, the hidden field, the elapsed time and the client. */
export function suspectOf({ request, form, answers, body }: CheckedAttempt): Suspect {
  return {
    form,
    answers,
    trapped: Boolean(body.texts[ASIDE.honeypot]?.trim()),
    elapsedMs: elapsedOf(body),
    clientAddress: clientOf(request.ip),
  }
}

/** The time that the browser counted, in ms. Undefined when it is no number. */
function elapsedOf({ texts }: ParsedBody): number | undefined {
  const elapsed = texts[ASIDE.elapsed] ?? ''
  return /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined
}
