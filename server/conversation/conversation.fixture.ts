import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import type { TestContext } from '../context.fixture.ts'
import type { Deliveries } from '../delivery/slots.ts'
import type { TestDesk } from '../desk/api/desk.fixture.ts'
import type { Email, Transport } from '../mail/email.ts'
import { startWorker } from '../mail/queue/worker.ts'
import { answerFailed, answerLeft } from './answer-left.ts'

export interface Post extends Transport {
  context: TestContext
  delivered: Email[]
  /** What the mail server says to an email; nothing when it takes it. */
  refuse?: (email: Email) => Error | undefined
  /** It hands over the outbox until the test ends. */
  worker: Deliveries
}

/** A mail server, and the worker that hands it the outbox. */
export function openPost(
  context: TestContext,
  { refuse, ...options }: Pick<Post, 'refuse'> & Parameters<typeof startWorker>[2] = {},
): Post {
  const post: Omit<Post, 'worker'> = {
    name: 'a mail server',
    context,
    delivered: [],
    refuse,
    async send(email) {
      const problem = post.refuse?.(email)
      if (problem) throw problem
      post.delivered.push(email)
    },
    close() {},
  }
  const answers = { answerLeft, answerFailed }
  const worker = closeAfterTest(startWorker(context, post, { pollMs: 5, ...answers, ...options }))
  return Object.assign(post, { worker })
}

/** What a mail server says that knows no such mailbox. */
export const NO_MAILBOX = { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such user' }

/** For `refuse`: these addresses are refused, by this answer. */
export function refusing(addresses: readonly string[], answer: object = NO_MAILBOX) {
  return ({ to }: Email) =>
    addresses.includes(to.address) ? Object.assign(new Error('refused'), { code: 'EENVELOPE', ...answer }) : undefined
}

/** The answer that has left, once that is stored, with all that follows. */
export function untilAnswer(post: Post, nth = 0): Promise<Email> {
  return vi.waitFor(async () => {
    const answer = post.delivered.filter(({ subject }) => subject.startsWith('Re: '))[nth]
    const answers = post.context.db.selectFrom('outbox').select('id').where('kind', '=', 'answer')
    const waiting = await answers.where('state', '=', 'waiting').execute()
    if (!answer || waiting.length > 0) throw new Error('No answer has left.')
    return answer
  }, PATIENT)
}

/** The same, of one that is on its way. */
export function whenLeft(post: Post, nth?: number): Promise<Email> {
  post.context.pass(10_000)
  return untilAnswer(post, nth)
}

/** Waits until the delivery of an answer, or of another kind, is stored, with all that follows. */
export async function untilState(context: TestContext, state: 'sent' | 'dead', kind: 'answer' | 'visitor' = 'answer') {
  await vi.waitFor(async () => {
    const rows = await context.db.selectFrom('outbox').select('state').where('kind', '=', kind).execute()
    if (rows.length === 0 || rows.some((row) => row.state !== state)) throw new Error('Not yet.')
  }, PATIENT)
}

export const ANSWER = {
  text: 'Dear Ms. Quist,\n\na release takes twenty minutes with us.\nOn a Tuesday.',
  cc: [] as string[],
  files: [] as string[],
  marksAnswered: true,
  seen: [] as string[],
}

/** Sends an answer as Ines, with what differs. */
export function answer(
  desk: TestDesk,
  reference: string,
  more: Partial<typeof ANSWER> & { id?: string; replies?: string[] } = {},
) {
  return desk.ask('POST', `/api/submissions/${reference}/answer`, { id: randomUUID(), ...ANSWER, ...more })
}
