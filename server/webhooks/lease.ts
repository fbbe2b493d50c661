import type { ServerContext } from '../context.ts'
import { isDue } from '../database/delivery-queue.ts'
import type { Tx, WebhookTable } from '../database/schema.ts'
import { groupCommit, skipsLocked } from '../database/transactions.ts'
import { errorText, LEASE_SLACK_MS, MAX_AHEAD_MS, pause, TRIES } from '../delivery/retry.ts'
import { RefusedForGood } from './post.ts'

/** Leases up to `count` webhooks whose next try is due, that no living worker holds and that are not `underWay` here. Counts the try. */
export function claimWebhooks(
  context: ServerContext,
  count: number,
  deadlineMs: number,
  underWay: WebhookTable[] = [],
): Promise<WebhookTable[]> {
  const posting = underWay.map(({ id }) => id)
  const now = context.now()
  const lease = async (tx: Tx) => {
    const due = await tx
      .selectFrom('webhook')
      .select('id')
      .where('state', '=', 'waiting')
      .where(isDue(now, MAX_AHEAD_MS))
      .$if(posting.length > 0, (query) => query.where('id', 'not in', posting))
      .orderBy('nextAt')
      .limit(count)
      // Rows that another worker takes at this moment are its own.
      .$if(skipsLocked(tx), (query) => query.forUpdate().skipLocked())
      .execute()
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .updateTable('webhook')
      .set((row) => ({ leasedUntil: now + deadlineMs + LEASE_SLACK_MS, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .returningAll()
      .execute()
  }
  // The next claim need not wait for the disk. A delivery does (`whenSynced`).
  return groupCommit(context.db, lease, { isDurable: false })
}

/** A delivered webhook leaves nothing behind. */
export async function markDelivered({ db }: ServerContext, row: WebhookTable): Promise<void> {
  await groupCommit(db, (tx) => tx.deleteFrom('webhook').where('id', '=', row.id).execute())
}

/** Stores the error, and sets the next try or declares the webhook dead. @returns the new state. */
export async function markUndelivered(
  context: ServerContext,
  row: WebhookTable,
  error: unknown,
  random: () => number,
): Promise<WebhookTable['state']> {
  const state = row.attempts >= TRIES || error instanceof RefusedForGood ? 'dead' : 'waiting'
  const nextAt = context.now() + pause(row.attempts, random)
  await groupCommit(context.db, (tx) =>
    tx
      .updateTable('webhook')
      .set({ state, nextAt, leasedUntil: null, lastError: errorText(error) })
      .where('id', '=', row.id)
      // After this worker's lease ended, another worker may hold the row.
      .where('leasedUntil', '=', row.leasedUntil)
      .execute(),
  )
  return state
}
