import type { AnswerRequest, DeskLetter, DeskSent } from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { recallToken, remember } from '../actions/act.ts'
import { refresh } from '../api/queries.ts'
import { RequestFault, sendJson } from '../api/request.ts'
import { addToast } from '../app/toasts.ts'
import { createStore } from '../ui/store.ts'

/** Whether a letter is open in this window. */
export const writing = createStore(false)

/** Whatever was written in a request since it came: a person has seen it when it was on the screen. */
export function idsOf({ letters, additions }: Pick<DeskSubmission, 'letters' | 'additions'>): string[] {
  return [...letters, ...additions].map(({ id }) => id)
}

export type Delivery =
  | { state: 'leaving'; at: number }
  /** The mail server is being given it; or the server that did so ended, and it is sent again in two to eleven minutes. */
  | { state: 'sending' }
  /** The mail server did not take it. */
  | { state: 'waiting'; next: number }
  | { state: 'sent'; at: number }
  | { state: 'failed' }
  /** It was not the desk that sent it. */
  | { state: 'elsewhere' }

/** How far an answer is, by its email. */
export function deliveryOf({ id, via }: Pick<DeskLetter, 'id' | 'via'>, emails: DeskSubmission['emails']): Delivery {
  const email = emails.find((one) => one.id === id)
  if (via === 'mail' || !email) return { state: 'elsewhere' }
  if (email.state === 'sent') return { state: 'sent', at: Date.parse(email.sentAt ?? email.createdAt) }
  if (email.state !== 'waiting') return { state: 'failed' }
  const next = Date.parse(email.nextAt ?? '')
  if (email.lastError !== null) return { state: 'waiting', next }
  // One that is sent again cannot be called back.
  return email.attempts === 0 && email.sentAt === null ? { state: 'leaving', at: next } : { state: 'sending' }
}

/**
 * Sends an answer. Never throws.
 *
 * @param kept when its draft is stored, or could not be.
 * @returns why it was not sent, and what was written since; undefined when it is on its way.
 */
export async function sendLetter({ reference, name }: DeskSubmission, written: AnswerRequest, kept: Promise<void>) {
  const send = () => sendJson<DeskSent>('POST', deskRoutes.answer(reference), written)
  const sent = kept.then(send).then(({ id }) => recallToken(id))
  void remember(sent.catch(() => undefined))
  try {
    const token = await sent
    const then = written.marksAnswered ? ', then answered' : ''
    addToast({ text: `To ${name || reference}, leaves in 10 s${then}`, undo: token })
    refresh([reference])
    return undefined
  } catch (error) {
    refresh([reference])
    return {
      problem: error instanceof Error ? error.message : String(error),
      newer: error instanceof RequestFault ? error.newer : [],
    }
  }
}
