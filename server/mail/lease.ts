import type { ServerContext } from '../context.ts'
import { isDue } from '../database/delivery-queue.ts'
import { groupCommit } from '../database/group-commit.ts'
import { recordEvent } from '../database/history.ts'
import { isIssue, waitsAs } from '../database/outbox-queue.ts'
import type { EmailKind, EmailState, OutboxTable, Tx } from '../database/schema.ts'
import { errorText, LEASE_SLACK_MS, MAX_AHEAD_MS, pause, TRIES } from '../delivery/retry.ts'
import { errorCode } from '../error-code.ts'

interface IssuePace {
  /** How many emails of newsletter issues may leave in a minute, from all workers. */
  issuesPerMinute?: number
  /** How many of them this call may take at most. */
  mostIssues?: number
}

/** What `NEWSLETTER_PER_MINUTE` counts in, ms. */
const MINUTE_MS = 60_000

/**
 * Leases up to `count` emails whose next try is due and that no living worker holds. Counts the try. Emails of newsletter
 * issues come after all others, and those of an issue that is held stay.
 *
 * @param issuesPerMinute how many emails of issues may leave in a minute, by all workers together.
 */
export async function claim(
  context: ServerContext,
  count: number,
  deadlineMs: number,
  { issuesPerMinute = 120, mostIssues = issuesPerMinute }: IssuePace = {},
): Promise<OutboxTable[]> {
  const claimed = await claimKind(context, count, deadlineMs, 'other')
  const room = Math.min(count - claimed.length, mostIssues, await issueRoom(context, issuesPerMinute))
  return room > 0 ? [...claimed, ...(await claimKind(context, room, deadlineMs, 'issue'))] : claimed
}

/** How many more emails of issues may leave now. Those that a worker holds count as sent. */
async function issueRoom({ db, now }: ServerContext, issuesPerMinute: number): Promise<number> {
  const at = now()
  const sent = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isIssue())
    .where('sentAt', '>', at - MINUTE_MS)
    .where('sentAt', '<=', at)
    .executeTakeFirstOrThrow()
  const held = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(waitsAs('issue'))
    .where('leasedUntil', '>', at)
    .executeTakeFirstOrThrow()
  return issuesPerMinute - Number(sent.count) - Number(held.count)
}

function claimKind(
  context: ServerContext,
  count: number,
  deadlineMs: number,
  queue: 'issue' | 'other',
): Promise<OutboxTable[]> {
  const now = context.now()
  const lease = (tx: Tx) =>
    tx
      .updateTable('outbox')
      .set((row) => ({ leasedUntil: now + deadlineMs + LEASE_SLACK_MS, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where(waitsAs(queue))
          .$if(queue === 'issue', (rows) =>
            rows.where('about', 'not in', from.selectFrom('issue').select('id').where('heldAt', 'is not', null)),
          )
          .where(isDue(now, MAX_AHEAD_MS))
          .orderBy('nextAt')
          .limit(count),
      )
      .returningAll()
      .execute()
  // The next claim need not wait for the disk. A delivery does (`whenSynced`).
  return groupCommit(context.db, lease, { isDurable: false })
}

/**
 * Stores that an email was sent. It also does so after the lease has ended: another worker may be sending the same
 * email, and then the recipient gets it twice, with one Message-ID.
 */
export async function markSent(context: ServerContext, row: OutboxTable): Promise<void> {
  await groupCommit(context.db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ state: 'sent', sentAt: context.now(), leasedUntil: null, lastError: null })
      .where('id', '=', row.id)
      .execute(),
  )
}

/** Stores the error, and sets the next try or declares the email dead. @returns the new state. */
export async function markFailed(
  context: ServerContext,
  row: OutboxTable,
  error: unknown,
  random: () => number,
): Promise<EmailState> {
  const state = row.attempts >= TRIES || isRefusedForGood(row, error) ? 'dead' : 'waiting'
  const nextAt = context.now() + pause(row.attempts, random)
  await groupCommit(context.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ state, nextAt, leasedUntil: null, lastError: errorText(error) })
      .where('id', '=', row.id)
      // After this worker's lease ended, another worker may hold the row.
      .where('leasedUntil', '=', row.leasedUntil)
      .executeTakeFirst()
    if (state !== 'dead' || numUpdatedRows === 0n || row.submissionId === null) return
    const event = { submissionId: row.submissionId, kind: 'emailFailed', actor: null, at: context.now() } as const
    await recordEvent(tx, { ...event, detail: row.kind })
  })
  return state
}

/** Nodemailer's codes for an answer to the addresses, and for one to the message itself. */
const OF_REFUSAL = ['EENVELOPE', 'EMESSAGE']

/** Emails to an address that somebody typed. All others go to our own desks. */
const TO_TYPED_ADDRESSES: readonly EmailKind[] = ['visitor', 'newsletter', 'issue']

/** The mailbox does not exist, has moved, or its name cannot be one (RFC 5321, 4.2.3). */
const NO_MAILBOX = [550, 551, 553]

/**
 * Whether the mail server said of this recipient that there is no such mailbox. The same numbers also mean that a server
 * refuses us (RFC 3463: 5.7.1, a policy), and then nobody's mailbox is gone: only 5.1.x speaks of the address.
 */
export function isBounce(error: unknown): boolean {
  if (!(error instanceof Error) || errorCode(error) !== 'EENVELOPE') return false
  if (!('responseCode' in error) || !NO_MAILBOX.includes(Number(error.responseCode))) return false
  if (!('command' in error) || error.command !== 'RCPT TO') return false
  const answer = 'response' in error ? String(error.response) : ''
  const [, subject] = /^\d{3}[ -]\d\.(\d+)\.\d+/.exec(answer) ?? []
  return subject === undefined || subject === '1'
}

/**
 * A mail server that refuses an address for good means a typing error of the visitor, and one that refuses the message
 * will refuse it again; more tries would only hurt our sender reputation. An email to a desk is tried again, because the wrong address is ours to correct.
 */
function isRefusedForGood(row: OutboxTable, error: unknown): boolean {
  if (!TO_TYPED_ADDRESSES.includes(row.kind) || !(error instanceof Error)) return false
  if (!OF_REFUSAL.includes(errorCode(error) ?? '')) return false
  return 'responseCode' in error && Number(error.responseCode) >= 500
}
