import type { Desk } from '../../contract/form.ts'
import type { ServerContext } from '../context.ts'
import type { Tx } from '../database/schema.ts'
import { enqueue, mayEmail, type OutboxEntry } from '../mail/outbox.ts'

interface Queued {
  id: string
  desk: string
  email: string
}

/** The letter to the desk and, within the limits of product.md 3.4, the acknowledgement to the visitor. */
export async function queueEmails(tx: Tx, context: ServerContext, submission: Queued): Promise<void> {
  const now = context.now()
  const visitor = submission.email.toLowerCase()
  const drafts: OutboxEntry[] = [
    { submissionId: submission.id, kind: 'desk', recipient: context.company.mail[submission.desk as Desk] },
  ]
  if (visitor !== '' && (await mayEmail(tx, 'visitor', visitor, now))) {
    drafts.push({ submissionId: submission.id, kind: 'visitor', recipient: visitor })
  }
  await enqueue(tx, drafts, now)
}
