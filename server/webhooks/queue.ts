import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context.ts'
import { preparedInsert } from '../database/prepared.ts'
import type { AttachmentTable, SubmissionTable, Tx } from '../database/schema.ts'
import { type AcceptedSubmission, acceptedEvent, answeredEvent, erasedEvent, type WebhookEvent } from './event.ts'

// Webhooks are queued in the transaction of what they tell, so that they exist exactly when it happened. Without
// WEBHOOK_URL nothing is queued. Canaries are never told of.

/** What a person may undo waits so long, so that undo finds it undelivered, ms (specification 19.10.5). */
const GRACE_MS = 10_000

const insertWebhook = preparedInsert('webhook')

/** For a submission that comes to the desk at once, with the rows that are stored of it. */
export async function queueAccepted(
  tx: Tx,
  context: ServerContext,
  submission: AcceptedSubmission,
  attachments: readonly AttachmentTable[],
): Promise<void> {
  if (!context.queuesWebhooks || submission.canary === 1) return
  await insert(tx, context, submission.id, acceptedEvent(submission, attachments, context.now()), 0)
}

/** For a submission that is released from quarantine. */
export async function queueReleased(tx: Tx, context: ServerContext, submission: AcceptedSubmission): Promise<void> {
  if (!context.queuesWebhooks || submission.canary === 1) return
  const attachments = await tx
    .selectFrom('attachment')
    .selectAll()
    .where('submissionId', '=', submission.id)
    .orderBy('position')
    .execute()
  await insert(tx, context, submission.id, acceptedEvent(submission, attachments, context.now()), GRACE_MS)
}

/** For a change of status: tells of an answer, and takes back one that was not told yet. Nor is the release of spam told. */
export async function followAnswer(
  tx: Tx,
  context: ServerContext,
  before: SubmissionTable,
  after: SubmissionTable,
): Promise<void> {
  if (before.status === after.status || after.canary === 1) return
  if (before.status === 'answered') await withdraw(tx, after.id, 'submission.answered')
  if (after.status === 'answered' && context.queuesWebhooks)
    await insert(tx, context, after.id, answeredEvent(after, context.now()), GRACE_MS)
  if (before.status !== 'spam' && after.status !== 'spam') return
  const [from, to] = after.status === 'spam' ? (['waiting', 'dismissed'] as const) : (['dismissed', 'waiting'] as const)
  await tx
    .updateTable('webhook')
    .set({ state: to, nextAt: context.now() + GRACE_MS })
    .where((webhook) => webhook.and({ submissionId: after.id, type: 'submission.accepted', state: from, attempts: 0 }))
    .execute()
}

/** For a release that was undone before anything of it left. */
export function withdrawAccepted(tx: Tx, id: string): Promise<void> {
  return withdraw(tx, id, 'submission.accepted')
}

/** For a submission that had come to the desk. Its other webhooks went with its record. */
export async function queueErased(
  tx: Tx,
  context: ServerContext,
  submission: Pick<SubmissionTable, 'reference' | 'form' | 'canary'>,
): Promise<void> {
  if (!context.queuesWebhooks || submission.canary === 1) return
  await insert(tx, context, null, erasedEvent(submission, context.now()), 0)
}

async function insert(
  tx: Tx,
  context: ServerContext,
  submissionId: string | null,
  event: WebhookEvent,
  delayMs: number,
): Promise<void> {
  const now = context.now()
  await insertWebhook(tx, {
    ...{ id: randomUUID(), submissionId, type: event.type, body: JSON.stringify(event), state: 'waiting', attempts: 0 },
    ...{ createdAt: now, nextAt: now + delayMs, leasedUntil: null, lastError: null },
  })
}

async function withdraw(tx: Tx, submissionId: string, type: WebhookEvent['type']): Promise<void> {
  await tx
    .deleteFrom('webhook')
    .where((webhook) => webhook.and({ submissionId, type, state: 'waiting', attempts: 0 }))
    .execute()
}
