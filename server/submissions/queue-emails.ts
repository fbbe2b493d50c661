import type { Desk } from '../../contract/forms.ts'
import type { Office } from '../context.ts'
import type { Tx } from '../database/schema.ts'
import { type Draft, enqueue, mayWriteTo } from '../mail/outbox.ts'

interface Queued {
  id: string
  desk: string
  email: string
}

/** The letter to the desk and, within the limits of product.md 3.4, the acknowledgement to the visitor. */
export async function queueLetters(tx: Tx, office: Office, submission: Queued): Promise<void> {
  const now = office.now()
  const visitor = submission.email.toLowerCase()
  const drafts: Draft[] = [
    { submissionId: submission.id, kind: 'desk', recipient: office.company.mail[submission.desk as Desk] },
  ]
  if (visitor !== '' && (await mayWriteTo(tx, 'visitor', visitor, now))) {
    drafts.push({ submissionId: submission.id, kind: 'visitor', recipient: visitor })
  }
  await enqueue(tx, drafts, now)
}
