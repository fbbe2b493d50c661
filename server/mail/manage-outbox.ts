import type { Db, OutboxTable } from '../database/schema.ts'

// What the desk sees and does of its mail.

/** `reference` is null in a newsletter letter. */
export type Posted = OutboxTable & { reference: string | null }

/** Letters, newest first. `failed`: those that met an error and have not left, dead or still trying. */
export function letters(db: Db, { failed = false, limit = 200 } = {}): Promise<Posted[]> {
  let query = db
    .selectFrom('outbox')
    .leftJoin('submission', 'submission.id', 'outbox.submissionId')
    .selectAll('outbox')
    .select('submission.reference')
    .orderBy('outbox.createdAt', 'desc')
    .limit(limit)
  if (failed) query = query.where('outbox.state', '!=', 'sent').where('outbox.lastError', 'is not', null)
  return query.execute()
}

export type Resend = { status: 'queued'; letter: Posted } | { status: 'unknown' } | { status: 'ambiguous' }

/** The least of an id's beginning that is taken for the whole. */
const PREFIX_MIN = 4

/** Sends a letter again, whatever became of it, from its first try. `id` may be the beginning of one. */
export async function resend(db: Db, id: string, now: number): Promise<Resend> {
  if (!/^[0-9a-f-]+$/i.test(id) || id.length < PREFIX_MIN) return { status: 'unknown' }
  const found = await db
    .selectFrom('outbox')
    .leftJoin('submission', 'submission.id', 'outbox.submissionId')
    .selectAll('outbox')
    .select('submission.reference')
    .where('outbox.id', 'like', `${id.toLowerCase()}%`)
    .limit(2)
    .execute()
  const [letter, other] = found
  if (!letter) return { status: 'unknown' }
  if (other) return { status: 'ambiguous' }
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, nextAt: now, leasedUntil: null, sentAt: null, lastError: null })
    .where('id', '=', letter.id)
    .execute()
  return { status: 'queued', letter }
}

export interface MailState {
  waiting: number
  /** Of those waiting, how many met an error. */
  failing: number
  dead: number
  /** How long the oldest waiting letter has waited, ms. */
  oldestMs: number
  lastError?: string
}

export async function mailState(db: Db, now: number): Promise<MailState> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', 'createdAt', 'lastError', 'nextAt'])
    .where('state', '!=', 'sent')
    .orderBy('nextAt', 'desc')
    .execute()
  const waiting = rows.filter((row) => row.state === 'waiting')
  return {
    waiting: waiting.length,
    failing: waiting.filter((row) => row.lastError !== null).length,
    dead: rows.filter((row) => row.state === 'dead').length,
    oldestMs: Math.max(0, ...waiting.map((row) => now - row.createdAt)),
    lastError: rows.find((row) => row.lastError !== null)?.lastError ?? undefined,
  }
}
