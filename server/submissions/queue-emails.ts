import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ServerContext } from '../context.ts'
import type { EmailKind, SubmissionTable, Tx } from '../database/schema.ts'
import { letLeave, withhold } from '../mail/queue/manage-outbox.ts'
import { enqueue, mayEmail, type OutboxEntry } from '../mail/queue/outbox.ts'

type Email = Parameters<Parameters<typeof withhold>[1]>[0]
type Queued = Pick<SubmissionTable, 'id' | 'desk' | 'email'>

/** What an action queues waits so long, so that undo finds it unsent, ms. */
export const GRACE_MS = 10_000

/** What quarantine holds back. Colleagues may have been told before. */
export const HELD_BACK: readonly EmailKind[] = ['desk', 'visitor']

/** Why an email did not leave, as the desk reads it. */
const SPAM = 'The request is marked as spam.'
const HANDED_ON = 'The request is no longer theirs.'
const NOTE_REMOVED = 'The note was removed.'

/** Whether the visitor may get an acknowledgement, within the limits per address. The address is held until the commit. */
export async function mayAcknowledge(tx: Tx, context: ServerContext, email: string): Promise<boolean> {
  const visitor = mailboxOf(email)
  return visitor !== '' && (await mayEmail(tx, context, 'visitor', visitor))
}

/**
 * Queues the email to the desk and the acknowledgement to the visitor.
 *
 * @param isAcknowledged what `mayAcknowledge` says, in the same transaction.
 * @param nextAt they do not leave before, ms.
 * @returns their ids.
 */
export async function queueEmails(
  tx: Tx,
  context: ServerContext,
  submission: Queued,
  isAcknowledged: boolean,
  nextAt = context.now(),
): Promise<string[]> {
  const each = { submissionId: submission.id, nextAt }
  const entries: OutboxEntry[] = [{ ...each, kind: 'desk', recipient: context.company.mail[submission.desk] }]
  if (isAcknowledged) entries.push({ ...each, kind: 'visitor', recipient: mailboxOf(submission.email) })
  return enqueue(tx, entries, context.now())
}

/**
 * For a change of a submission, before it queues emails of its own: withholds those that wait and would tell what is no
 * longer so, and lets them leave after all when it is so again.
 *
 * @param doneAt of an undo, when the action was done, ms: who has the request again gets the email that it withheld. Whoever is
 * given it anew gets a new one.
 */
export async function followChange(
  tx: Tx,
  { people, now, company: { mail } }: ServerContext,
  before: SubmissionTable,
  after: SubmissionTable,
  doneAt?: number,
): Promise<void> {
  const at = now()
  if (before.status !== after.status) {
    const heldBack = (email: Email) => email.and([email('submissionId', '=', after.id), email('kind', 'in', HELD_BACK)])
    if (after.status === 'spam') await withhold(tx, heldBack, SPAM, at)
    // Not to a desk that it was taken from meanwhile: the other one gets its own.
    const leaves = (email: Email) =>
      email.and([heldBack(email), email.or([email('kind', '=', 'visitor'), email('recipient', '=', mail[after.desk])])])
    if (before.status === 'spam') await letLeave(tx, leaves, SPAM, at + GRACE_MS)
  }
  if (before.owner === after.owner) return
  const handedOver = { submissionId: after.id, kind: 'colleague', about: null } as const
  // Who had none told nobody.
  if (before.owner !== null) await withhold(tx, (email) => email.and(handedOver), HANDED_ON, at)
  const recipient = people.find(({ name }) => name === after.owner)?.address
  if (doneAt === undefined || recipient === undefined) return
  // The last one alone: who was told since needs no other.
  const last = await tx
    .selectFrom('outbox')
    .select('id')
    .where((email) => email.and({ ...handedOver, recipient }))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (!last) return
  const withheld = (email: Email) => email.and([email('id', '=', last.id), email('nextAt', '>=', doneAt)])
  await letLeave(tx, withheld, HANDED_ON, at + GRACE_MS)
}

/** The same for a note that was removed, or is there again. */
export async function followNote(
  tx: Tx,
  { now }: ServerContext,
  { id: about, submissionId }: { id: string; submissionId: string },
  isRemoved: boolean,
): Promise<void> {
  const ofNote = (email: Email) => email.and({ submissionId, kind: 'colleague', about })
  if (isRemoved) await withhold(tx, ofNote, NOTE_REMOVED, now())
  else await letLeave(tx, ofNote, NOTE_REMOVED, now() + GRACE_MS)
}
