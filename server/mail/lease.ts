import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import type { EmailState, OutboxTable } from '../database/schema.ts'
import { errorCode } from '../error-code.ts'

/** How much longer a lease lasts than a delivery may take: time to render the email and to store its state. Ms. */
const LEASE_SLACK_MS = 60_000

/** The first pause between two tries. It doubles with each try, up to the longest. Ms. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 2 * 60 * 60_000
/** No next try and no lease is further ahead: the longest pause and a quarter. Ms. */
const MAX_AHEAD_MS = LONGEST_PAUSE_MS * 1.25
/** After so many tries, about a day, an email is dead: the desk must look at it. */
export const TRIES = 20

/** Leases up to `count` emails whose next try is due and that no living worker holds. Counts the try. */
export function claim(context: ServerContext, count: number, deadlineMs: number): Promise<OutboxTable[]> {
  const now = context.now()
  return context.db
    .updateTable('outbox')
    .set((row) => ({ leasedUntil: now + deadlineMs + LEASE_SLACK_MS, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        // A time further ahead than any pause was set before the clock was set back.
        .where((row) => row.or([row('nextAt', '<=', now), row('nextAt', '>', now + MAX_AHEAD_MS)]))
        .where((row) =>
          row.or([
            row('leasedUntil', 'is', null),
            row('leasedUntil', '<=', now),
            row('leasedUntil', '>', now + MAX_AHEAD_MS),
          ]),
        )
        .orderBy('nextAt')
        .limit(count),
    )
    .returningAll()
    .execute()
}

/**
 * Stores that an email was sent. It also does so after the lease has ended: another worker may be sending the same
 * email, and then the recipient gets it twice, with one Message-ID.
 */
export async function markSent(context: ServerContext, row: OutboxTable): Promise<void> {
  await context.db
    .updateTable('outbox')
    .set({ state: 'sent', sentAt: context.now(), leasedUntil: null, lastError: null })
    .where('id', '=', row.id)
    .execute()
}

/** Stores the error, and sets the next try or declares the email dead. @returns the new state. */
export async function markFailed(
  context: ServerContext,
  row: OutboxTable,
  error: unknown,
  random: () => number,
): Promise<EmailState> {
  const state = row.attempts >= TRIES || isRefusedForGood(row, error) ? 'dead' : 'waiting'
  const { numUpdatedRows } = await context.db
    .updateTable('outbox')
    .set({ state, nextAt: context.now() + pause(row.attempts, random), leasedUntil: null, lastError: errorText(error) })
    .where('id', '=', row.id)
    // After this worker's lease ended, another worker may hold the row.
    .where('leasedUntil', '=', row.leasedUntil)
    .executeTakeFirst()
  if (state === 'dead' && numUpdatedRows > 0n && row.submissionId !== null) {
    const event = { submissionId: row.submissionId, kind: 'emailFailed', actor: null, at: context.now() } as const
    await recordEvent(context.db, { ...event, detail: row.kind })
  }
  return state
}

/** Ms until the next try: doubling, up to a quarter more or less. */
export function pause(attempts: number, random: () => number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  return Math.round(whole * (0.75 + random() / 2))
}

/** Nodemailer's codes for an answer to the addresses, and for one to the message itself. */
const OF_REFUSAL = ['EENVELOPE', 'EMESSAGE']

/**
 * A mail server that refuses an address for good means a typing error of the visitor, and one that refuses the message
 * will refuse it again; more tries would only hurt our sender reputation. An email to a desk is tried again, because the wrong address is ours to correct.
 */
function isRefusedForGood(row: OutboxTable, error: unknown): boolean {
  if (row.kind === 'desk' || !(error instanceof Error) || !OF_REFUSAL.includes(errorCode(error) ?? '')) return false
  return 'responseCode' in error && Number(error.responseCode) >= 500
}

function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500)
}
