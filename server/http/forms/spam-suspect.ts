import { type Answers, ASIDE, type Fields } from '../../../contract/form.ts'
import { clientOf } from '../../address.ts'
import type { Suspect } from '../../submissions/spam-verdict.ts'
import type { Attempt } from './attempt.ts'

/** What the spam check gets from a request: the answers, the hidden field, the elapsed time and the client. */
export function suspectOf({ request, form, body }: Attempt, answers: Answers<Fields>): Suspect {
  return {
    form,
    answers,
    trapped: Boolean(body.texts[ASIDE.honeypot]?.trim()),
    elapsedMs: elapsedOf(body.texts[ASIDE.elapsed]),
    clientAddress: clientOf(request.ip),
  }
}

/** The time that the browser counted, in ms. Undefined when it is no number. */
function elapsedOf(elapsed = ''): number | undefined {
  return /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined
}
