import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ServerContext } from '../context.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { enqueue, mayEmail, type OutboxEntry } from '../mail/queue/outbox.ts'

type Queued = Pick<SubmissionTable, 'id' | 'desk' | 'email'>

/** Whether the visitor may get an acknowledgement, within the limits per address. The address is held until the commit. */
export async function mayAcknowledge(tx: Tx, context: ServerContext, email: string): Promise<boolean> {
  const visitor = mailboxOf(email)
  return visitor !== '' && (await mayEmail(tx, context, 'visitor', visitor))
}

/**
 * Queues the email to the desk and the acknowledgement to the visitor.
 *
 * @param isAcknowledged what `mayAcknowledge` says, in the same transaction.
 */
export async function queueEmails(
  tx: Tx,
  context: ServerContext,
  submission: Queued,
  isAcknowledged: boolean,
): Promise<void> {
  const entries: OutboxEntry[] = [
    { submissionId: submission.id, kind: 'desk', recipient: context.company.mail[submission.desk] },
  ]
  if (isAcknowledged)
    entries.push({ submissionId: submission.id, kind: 'visitor', recipient: mailboxOf(submission.email) })
  await enqueue(tx, entries, context.now())
}
