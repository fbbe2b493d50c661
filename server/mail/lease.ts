import type { ServerContext } from '../context.ts'
import type { EmailState, OutboxTable } from '../database/schema.ts'

/** What a lease lasts beyond the deadline of a delivery: writing the letter, and marking it. Ms. */
const LEASE_SLACK_MS = 60_000

/** The first pause, doubled with each try up to the longest, ms. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 2 * 60 * 60_000
/** After so many tries, about a day, a letter is dead: the desk must look at it. */
export const TRIES = 20

/** Takes letters whose time has come, and that no living worker holds. */
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
        .where('nextAt', '<=', now)
        .where((row) => row.or([row('leasedUntil', 'is', null), row('leasedUntil', '<=', now)]))
        .orderBy('nextAt')
        .limit(count),
    )
    .returningAll()
    .execute()
}

export async function markSent(context: ServerContext, row: OutboxTable): Promise<void> {
  await context.db
    .updateTable('outbox')
    .set({ state: 'sent', sentAt: context.now(), leasedUntil: null, lastError: null })
    .where('id', '=', row.id)
    .execute()
}

/** Puts it back for another try, or declares it dead. */
export async function markFailed(
  context: ServerContext,
  row: OutboxTable,
  error: unknown,
  random: () => number,
): Promise<EmailState> {
  const state = row.attempts >= TRIES || isRefusedForGood(row, error) ? 'dead' : 'waiting'
  await context.db
    .updateTable('outbox')
    .set({ state, nextAt: context.now() + pause(row.attempts, random), leasedUntil: null, lastError: errorText(error) })
    .where('id', '=', row.id)
    // Another worker may have taken it after this one's lease ended.
    .where('leasedUntil', '=', row.leasedUntil)
    .execute()
  return state
}

/** Ms until the next try: doubling, with a quarter more or less. */
export function pause(attempts: number, random: () => number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  return Math.round(whole * (0.75 + random() / 2))
}

/**
 * An address that its server refuses for good is a visitor's slip of the pen: knocking for a day would only harm our
 * name. A desk's letter is tried on, because the mistake is ours to mend.
 */
function isRefusedForGood(row: OutboxTable, error: unknown): boolean {
  if (row.kind === 'desk' || typeof error !== 'object' || error === null) return false
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}

function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500)
}
