import type { Db, Tx, WebhookTable } from '../database/schema.ts'
import { rowCount } from '../database/transactions.ts'
import { isIdBeginning, type QueueState, tally } from '../delivery/queue-state.ts'

// What the staff see and do of the webhooks.

/** A webhook with its submission's reference, which is null after the submission was erased. */
export type ListedWebhook = Omit<WebhookTable, 'body'> & { reference: string | null }

/** Webhooks that met an error and were not delivered, whether dead or still tried, newest first. Without dismissed ones. */
export function failedWebhooks(db: Db, limit = 200): Promise<ListedWebhook[]> {
  return webhooks(db)
    .where('webhook.state', '!=', 'dismissed')
    .where('webhook.lastError', 'is not', null)
    .orderBy('webhook.createdAt', 'desc')
    .limit(limit)
    .execute()
}

/** Up to two webhooks whose id begins so. */
export async function webhooksById(db: Db | Tx, beginning: string): Promise<ListedWebhook[]> {
  if (!isIdBeginning(beginning)) return []
  return webhooks(db).where('webhook.id', 'like', `${beginning.toLowerCase()}%`).limit(2).execute()
}

/** Queues a webhook again and counts its tries from zero. */
export async function requeueWebhook(db: Db | Tx, id: string, now: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ state: 'waiting', attempts: 0, nextAt: now, leasedUntil: null, lastError: null })
    .where('id', '=', id)
    .execute()
}

/** Counts the webhooks that wait or were given up. */
export async function webhookState(db: Db, now: number): Promise<QueueState> {
  const rows = await db
    .selectFrom('webhook')
    .select(['state', 'lastError', 'createdAt'])
    .where('state', '!=', 'dismissed')
    .orderBy('nextAt', 'desc')
    .execute()
  const oldestMs = rows.reduce((most, row) => (row.state === 'waiting' ? Math.max(most, now - row.createdAt) : most), 0)
  return { ...tally(rows), oldestMs }
}

/** How many webhooks have this state. */
export function countWebhooks(db: Db, state: WebhookTable['state']): Promise<number> {
  return rowCount(db.selectFrom('webhook').where('state', '=', state))
}

function webhooks(db: Db | Tx) {
  return db
    .selectFrom('webhook')
    .leftJoin('submission', 'submission.id', 'webhook.submissionId')
    .select(['webhook.id', 'submissionId', 'type', 'state', 'attempts', 'createdAt', 'nextAt'])
    .select(['leasedUntil', 'lastError', 'submission.reference'])
}
