import { MINUTE_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import { isDue } from '../../database/delivery-queue.ts'
import { recordEvent } from '../../database/history.ts'
import { TO_TYPED_ADDRESSES, waitsAs } from '../../database/outbox-queue.ts'
import { prepared } from '../../database/prepared.ts'
import type { EmailState, OutboxTable, Tx } from '../../database/schema.ts'
import { groupCommit, hasRows, hold, lock, skipsLocked } from '../../database/transactions.ts'
import { errorText, LEASE_SLACK_MS, MAX_AHEAD_MS, pause, TRIES } from '../../delivery/retry.ts'
import { failureFields } from './failure-fields.ts'

/**
 * Leases up to `count` emails whose next try is due and that no living worker holds. Counts the try. Emails of newsletter
 * issues come after all others, and those of an issue that is held stay.
 *
 * @param issuesPerMinute how many emails of issues may be begun in a minute, by all workers together. Those that fail
 * count, too, because a mail server counts them.
 * @param underWay emails that this worker is sending. They are not claimed again, even when their leases have ended.
 */
export async function claim(
  context: ServerContext,
  count: number,
  deadlineMs: number,
  { issuesPerMinute = 120, underWay = [] }: { issuesPerMinute?: number; underWay?: OutboxTable[] } = {},
): Promise<OutboxTable[]> {
  const now = context.now()
  const leasedUntil = now + deadlineMs + LEASE_SLACK_MS
  const sending = underWay.map(({ id }) => id)
  // The next claim need not wait for the disk. A delivery does (`whenSynced`).
  const claimed = await groupCommit(context.db, (tx) => lease(tx, 'other', count, sending, now, leasedUntil), {
    isDurable: false,
  })
  const left = count - claimed.length
  if (left <= 0 || issuesPerMinute <= 0 || !(await isIssueWaiting(context))) return claimed
  const leaseIssues = async (tx: Tx) => {
    // Each worker would count without the emails that the others take at this moment.
    await lock(tx, 'issues per minute')
    const room = Math.min(left, issuesPerMinute - (await countBegun(tx, now)))
    const leased = room > 0 ? await lease(tx, 'issue', room, sending, now, leasedUntil) : []
    await addBegun(tx, leased.length, now)
    return leased
  }
  return [...claimed, ...(await groupCommit(context.db, leaseIssues, { isDurable: false }))]
}

/** Looked at first, because the lock is one for all workers. */
function isIssueWaiting({ db }: ServerContext): Promise<boolean> {
  return hasRows(db.selectFrom('outbox').select('id').where(waitsAs('issue')))
}

/** Emails of issues that were begun in the last minute. One ahead of this clock was begun by a server whose clock is. */
async function countBegun(tx: Tx, at: number): Promise<number> {
  const { begun } = await tx
    .selectFrom('issue_pace')
    .select(({ fn }) => fn.sum<number | null>('begun').as('begun'))
    .where('at', '>', at - MINUTE_MS)
    .where('at', '<', at + MINUTE_MS)
    .executeTakeFirstOrThrow()
  return Number(begun ?? 0)
}

async function addBegun(tx: Tx, begun: number, at: number): Promise<void> {
  if (begun === 0) return
  await tx
    .deleteFrom('issue_pace')
    .where((row) => row.or([row('at', '<=', at - MINUTE_MS), row('at', '>=', at + MINUTE_MS)]))
    .execute()
  await tx
    .insertInto('issue_pace')
    .values({ at, begun })
    .onConflict((conflict) =>
      conflict.column('at').doUpdateSet((row) => ({ begun: row('issue_pace.begun', '+', begun) })),
    )
    .execute()
}

async function lease(
  tx: Tx,
  queue: 'issue' | 'other',
  count: number,
  sending: string[],
  now: number,
  leasedUntil: number,
) {
  const due = await tx
    .selectFrom('outbox')
    .select('id')
    .where(waitsAs(queue))
    .$if(queue === 'issue', (rows) =>
      rows.where('about', 'not in', (from) => from.selectFrom('issue').select('id').where('heldAt', 'is not', null)),
    )
    .where(isDue(now, MAX_AHEAD_MS))
    .$if(sending.length > 0, (rows) => rows.where('id', 'not in', sending))
    .orderBy('nextAt')
    .limit(count)
    // Rows that another worker takes at this moment are its own.
    .$if(skipsLocked(tx), (rows) => rows.forUpdate().skipLocked())
    .execute()
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return tx
    .updateTable('outbox')
    .set((row) => ({ leasedUntil, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .returningAll()
    .execute()
}

/**
 * Stores that an email was sent, unless its address was corrected meanwhile: then it is sent to the right one, too. It also
 * does so after the lease has ended: another worker may be sending the same email, and then the recipient gets it twice, with
 * one Message-ID.
 */
export async function markSent(context: ServerContext, row: OutboxTable): Promise<void> {
  const sent = { id: row.id, recipient: row.recipient, sentAt: context.now() }
  await groupCommit(context.db, (tx) => updateSent(tx, sent), { isShared: true })
}

const updateSent = prepared(
  (db, { id, recipient, sentAt }: Pick<OutboxTable, 'id' | 'recipient'> & { sentAt: number }) =>
    db
      .updateTable('outbox')
      .set({ state: 'sent', sentAt, leasedUntil: null, lastError: null })
      .where('id', '=', id)
      .where('recipient', '=', recipient),
)

/** Keeps an email so much longer, ms: a mail server has it and has not answered yet. Its row gets the new end. */
export async function prolong(context: ServerContext, row: OutboxTable, ms: number): Promise<void> {
  const leasedUntil = context.now() + ms + LEASE_SLACK_MS
  await groupCommit(context.db, (tx) => whereHeld(tx, row).set({ leasedUntil }).execute())
  row.leasedUntil = leasedUntil
}

/** The row of an email as long as this worker holds it: after its lease ended, another may. */
function whereHeld(tx: Tx, { id, leasedUntil }: OutboxTable) {
  return tx.updateTable('outbox').where('id', '=', id).where('leasedUntil', '=', leasedUntil)
}

/**
 * Stores the error, and sets the next try or declares the email dead.
 *
 * @param answerFailed what follows for an answer that had left before, in the same transaction.
 * @returns the new state.
 */
export async function markFailed(
  context: ServerContext,
  row: OutboxTable,
  error: unknown,
  random: () => number,
  answerFailed?: (context: ServerContext, tx: Tx, row: OutboxTable) => Promise<void>,
): Promise<EmailState> {
  const state = row.attempts >= TRIES || isRefusedForGood(row, error) ? 'dead' : 'waiting'
  const nextAt = context.now() + pause(row.attempts, random)
  await groupCommit(context.db, async (tx) => {
    if (state === 'dead' && row.submissionId !== null) await hold(tx, 'submission', [row.submissionId])
    const { numUpdatedRows } = await whereHeld(tx, row)
      .set({ state, nextAt, leasedUntil: null, lastError: errorText(error) })
      .executeTakeFirst()
    if (state !== 'dead' || numUpdatedRows === 0n || row.submissionId === null) return
    const event = { submissionId: row.submissionId, kind: 'emailFailed', actor: null, at: context.now() } as const
    await recordEvent(tx, { ...event, detail: row.kind })
    // It was sent again because nobody had it.
    if (row.kind === 'answer' && row.sentAt !== null) await answerFailed?.(context, tx, row)
  })
  return state
}

/** Nodemailer's codes for an answer to the addresses, and for one to the message itself. */
const OF_REFUSAL = ['EENVELOPE', 'EMESSAGE']

/** The mailbox does not exist, has moved, or its name cannot be one (RFC 5321, 4.2.3). */
const NO_MAILBOX = [550, 551, 553]

/**
 * Whether the mail server said of this recipient that there is no such mailbox. The same numbers also mean that a server
 * refuses us (RFC 3463: 5.7.1, a policy), and then nobody's mailbox is gone: only 5.1.x speaks of the address.
 */
export function isBounce(error: unknown): boolean {
  const { code, smtp = 0, command } = failureFields(error)
  if (code !== 'EENVELOPE' || !NO_MAILBOX.includes(smtp) || command !== 'RCPT TO') return false
  const answer = error instanceof Error && 'response' in error ? String(error.response) : ''
  const [, subject] = /^\d{3}[ -]\d\.(\d+)\.\d+/.exec(answer) ?? []
  return subject === undefined || subject === '1'
}

/**
 * A mail server that refuses an address for good means a typing error of the visitor, and one that refuses the message
 * will refuse it again; more tries would only hurt our sender reputation. An email to a desk is tried again, because the wrong address is ours to correct.
 */
function isRefusedForGood(row: OutboxTable, error: unknown): boolean {
  const { code = '', smtp = 0 } = failureFields(error)
  return TO_TYPED_ADDRESSES.includes(row.kind) && OF_REFUSAL.includes(code) && smtp >= 500
}
