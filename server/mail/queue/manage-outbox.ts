import { mailboxOf } from '../../../contract/fields/mailbox.ts'
import { MINUTE_MS } from '../../../contract/time/units.ts'
import { type EmailCondition, TO_TYPED_ADDRESSES, waitsAs } from '../../database/outbox-queue.ts'
import type { Db, OutboxTable, Tx } from '../../database/schema.ts'
import { rowCount } from '../../database/transactions.ts'
import { isIdBeginning, type QueueState, tally } from '../../delivery/queue-state.ts'

// What the staff see and do of the outbox.

/** An outbox row with its submission's reference, which is null for a newsletter email. */
export type OutboxEmail = OutboxTable & { reference: string | null }

/**
 * Emails, newest first, without those of canaries. `failed`: only those that met an error and were not sent, dead or not;
 * without the dismissed ones.
 */
export function listOutbox(
  db: Db,
  { failed = false, limit = 200 }: { failed?: boolean; limit?: number } = {},
): Promise<OutboxEmail[]> {
  let query = emails(db).where('outbox.kind', '!=', 'canary').orderBy('outbox.createdAt', 'desc').limit(limit)
  if (failed) query = query.where('outbox.state', 'in', ['waiting', 'dead']).where('outbox.lastError', 'is not', null)
  return query.execute()
}

/** `fixed`: its address is a setting or the subscriber's own, and cannot be corrected here. */
export type Resend = { status: 'queued'; email: OutboxEmail } | { status: 'unknown' | 'ambiguous' | 'fixed' }

/**
 * Queues an email again, whatever its state, and counts its tries from zero. `id` may be the beginning of an id.
 *
 * @param recipient - a checked address, in place of the one that was mistyped.
 */
export async function resend(db: Db | Tx, id: string, now: number, recipient?: string): Promise<Resend> {
  const [email, other] = await emailsById(db, id)
  if (!email) return { status: 'unknown' }
  if (other) return { status: 'ambiguous' }
  if (recipient && email.kind !== 'visitor' && email.kind !== 'answer') return { status: 'fixed' }
  // A worker that is sending it at this moment keeps it, unless it sends to the wrong address.
  const isSending = !recipient && email.leasedUntil !== null && email.leasedUntil > now
  await db
    .updateTable('outbox')
    .set({
      ...{ state: 'waiting', attempts: 0, nextAt: now, lastError: null },
      // An answer keeps when it left first: it cannot be called back, and the receipt goes on to show it.
      ...(email.kind !== 'answer' && { sentAt: null }),
      ...(isSending ? {} : { leasedUntil: null }),
      ...(recipient && { recipient: mailboxOf(recipient) }),
    })
    .where('id', '=', email.id)
    .execute()
  return { status: 'queued', email }
}

/**
 * Dismisses emails that wait. One that a worker is sending leaves all the same, and counts as sent then.
 *
 * @param reason in words, for the desk.
 * @returns how many were dismissed.
 */
export async function withhold(db: Db | Tx, emails: EmailCondition, reason: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    // Those of an issue stay for a week from now on, as all that were settled today.
    .set({ state: 'dismissed', leasedUntil: null, lastError: reason, nextAt: now })
    .where(emails)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lets emails leave after all, from `nextAt` on, which were withheld for a reason that is gone. */
export async function letLeave(tx: Tx, emails: EmailCondition, reason: string, nextAt: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, nextAt, lastError: null })
    .where(emails)
    .where('state', '=', 'dismissed')
    .where('lastError', '=', reason)
    .execute()
}

/** Up to two emails whose id begins so. */
export async function emailsById(db: Db | Tx, beginning: string): Promise<OutboxEmail[]> {
  if (!isIdBeginning(beginning)) return []
  return emails(db).where('outbox.id', 'like', `${beginning.toLowerCase()}%`).limit(2).execute()
}

/** Counts the emails that wait or were given up. Reads all of their rows: meant for an operator, not for a health probe. */
export async function outboxState(db: Db, now: number): Promise<QueueState> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', 'lastError'])
    .where('state', 'in', ['waiting', 'dead'])
    .orderBy('nextAt', 'desc')
    .execute()
  return { ...tally(rows), oldestMs: await oldestWaitingMs(db, now) }
}

/** An email that has waited for longer is an alarm, ms: a worker tries each within seconds. */
export const OLDEST_WAITING_MS = 15 * MINUTE_MS

/**
 * How long the oldest waiting email, to anyone or to the staff, has waited, ms; 0 when none waits. A visitor's address that
 * is refused for a day says nothing of our mail server.
 */
export async function oldestWaitingMs(db: Db, now: number, to: 'anyone' | 'staff' = 'anyone'): Promise<number> {
  const oldest = await db
    .selectFrom('outbox')
    .select('createdAt')
    // Issues wait for their turn: a limit for each minute sends them.
    .where(waitsAs('other'))
    .$if(to === 'staff', (query) => query.where('kind', 'not in', TO_TYPED_ADDRESSES))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return oldest ? Math.max(0, now - oldest.createdAt) : 0
}

/** How many emails wait in a queue, or were given up. */
export function countEmails(db: Db, which: 'issue' | 'other' | 'dead'): Promise<number> {
  return rowCount(db.selectFrom('outbox').where((is) => (which === 'dead' ? is('state', '=', 'dead') : waitsAs(which))))
}

function emails(db: Db | Tx) {
  return db
    .selectFrom('outbox')
    .leftJoin('submission', 'submission.id', 'outbox.submissionId')
    .selectAll('outbox')
    .select('submission.reference')
}
