import { mailboxOf } from '../../contract/mailbox.ts'
import type { ServerContext } from '../context.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { enqueue, mayEmail, type OutboxEntry } from '../mail/outbox.ts'

type Queued = Pick<SubmissionTable, 'id' | 'desk' | 'email'>

/** Queues the email to the desk and, within the limits per address, the acknowledgement to the visitor. */
export async function queueEmails(tx: Tx, context: ServerContext, submission: Queued): Promise<void> {
  const now = context.now()
  const visitor = mailboxOf(submission.email)
  const entries: OutboxEntry[] = [
    { submissionId: submission.id, kind: 'desk', recipient: context.company.mail[submission.desk] },
  ]
  if (visitor !== '' && (await mayEmail(tx, 'visitor', visitor, now))) {
    entries.push({ submissionId: submission.id, kind: 'visitor', recipient: visitor })
  }
  await enqueue(tx, entries, now)
}
