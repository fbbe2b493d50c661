import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/schema.ts'

/** An email to send later. The worker renders it when it sends it, from what is stored at that time. */
export type OutboxEntry = Subject & {
  /** A checked address. */
  recipient: string
}

type Subject =
  | { kind: 'visitor' | 'warning'; submissionId: string }
  /** `about` is the addition; without one, the email tells of the whole submission. */
  | { kind: 'desk'; submissionId: string; about?: string }
  | { kind: 'newsletter'; subscriberId: string }
  /** `about` is the issue. A test email has no subscriber. */
  | { kind: 'issue'; subscriberId: string | null; about: string }
  /** Rendered like any other, and sent to nobody. */
  | { kind: 'canary'; submissionId: string }
  | { kind: 'canary'; subscriberId: string }
  /** `about` is the desk. */
  | { kind: 'digest'; about: string }
  /** `about` is the outbox row that was given up. */
  | { kind: 'alarm'; submissionId: string; about: string }

/** Queues emails in the caller's transaction, so that they exist exactly when the submission does. */
export async function enqueue(tx: Tx, entries: OutboxEntry[], now: number): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({
    submissionId: null,
    subscriberId: null,
    about: null,
    ...entry,
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

/** One email of a kind to an address in ten minutes, and three a day. Ms. */
const PAUSE_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000
const DAILY = 3

/** Whether an address may get another email. So nobody can use a form to flood a stranger's mailbox. */
export async function mayEmail(
  tx: Tx,
  kind: 'visitor' | 'newsletter',
  recipient: string,
  now: number,
): Promise<boolean> {
  const recent = await tx
    .selectFrom('outbox')
    .select('createdAt')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('createdAt', '>', now - DAY_MS)
    // Not those from before the clock was set back.
    .where('createdAt', '<=', now)
    .execute()
  return recent.length < DAILY && recent.every((email) => email.createdAt <= now - PAUSE_MS)
}
