import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/schema.ts'

/** A letter to be written later: it is rendered when it is sent, from what is stored then. */
export type OutboxEntry = About & {
  /** A checked address. */
  recipient: string
}

type About = { kind: 'desk' | 'visitor'; submissionId: string } | { kind: 'newsletter'; subscriberId: string }

/** Queues letters in the caller's transaction, so that they exist exactly when the submission does. */
export async function enqueue(tx: Tx, drafts: OutboxEntry[], now: number): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map((draft) => ({
    submissionId: null,
    subscriberId: null,
    ...draft,
    id: randomUUID(),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAt: now,
    leasedUntil: null,
    sentAt: null,
    lastError: null,
  }))
  await tx.insertInto('outbox').values(rows).execute()
}

/** product.md 3.4 and 3.6: at most one letter of a kind per address in ten minutes, and three a day, ms. */
const PAUSE_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000
const DAILY = 3

/** Whether another letter may go to this address. Our forms must be no way to flood a stranger's mailbox. */
export async function mayEmail(tx: Tx, kind: 'visitor' | 'newsletter', recipient: string, now: number) {
  const recent = await tx
    .selectFrom('outbox')
    .select('createdAt')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('createdAt', '>', now - DAY_MS)
    .execute()
  return recent.length < DAILY && recent.every((letter) => letter.createdAt <= now - PAUSE_MS)
}
