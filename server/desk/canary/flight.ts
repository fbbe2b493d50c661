import { setTimeout } from 'node:timers/promises'
import type { ServerContext } from '../../context.ts'
import type { CanaryRequest } from './canary-request.ts'

/** How far a canary came. In this order. */
export type Step = 'send' | 'stored' | 'desk' | 'receipt' | 'outbox' | 'remove'

/** One canary on its way. */
export interface Flight {
  context: ServerContext
  /** The public address of the server, without a slash at the end. */
  url: string
  request: CanaryRequest
  /** Says which step begins. */
  begin(step: Step): void
  /** What must be done at the end, whatever happened. It may give words for the operator. */
  atEnd(remove: () => Promise<string | undefined>): void
}

/** How long the worker may take to render an email, ms. It looks every two seconds. */
const OUTBOX_MS = 30_000
/** How long a request may take, ms. */
export const REQUEST_MS = 20_000

/** Sends a request of a flight. @throws unless its answer has this status. */
export async function expectAnswer(what: string, status: number, sent: Promise<Response>): Promise<string> {
  const answer = await sent
  const text = await answer.text()
  if (answer.status !== status) throw new Error(`${what} was answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

/** Posts the form. @returns the answer, once it is 200. */
export function post({ url, request: { form, body, headers } }: Flight): Promise<string> {
  const signal = AbortSignal.timeout(REQUEST_MS)
  return expectAnswer('the form', 200, fetch(url + form.path, { method: 'POST', body, headers, signal }))
}

/** Waits until the worker has rendered the email. @throws when it does not. */
export async function expectEmail(
  find: () => Promise<{ state: string; lastError: string | null } | undefined>,
): Promise<void> {
  const until = performance.now() + OUTBOX_MS
  for (;;) {
    const email = await find()
    if (!email) throw new Error('no email was queued')
    if (email.state === 'sent') return
    if (email.lastError !== null) throw new Error(`the email cannot be made: ${email.lastError}`)
    if (performance.now() > until) throw new Error(`no worker took the email within ${OUTBOX_MS / 1000} seconds`)
    await setTimeout(100)
  }
}
