import type { Db } from '../../database/schema.ts'

/**
 * Dismisses every email of a newsletter issue that waits, so that nobody gets one twice. Each can be sent by the desk, one by
 * one. Emails about a submission and confirmations still wait: to get one of them twice is better than never.
 *
 * @param reason in words, for the desk.
 * @returns how many were dismissed.
 */
export async function withdrawWaitingIssues(db: Db, reason: string, now = Date.now()): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    // They stay for a week from now on, as all that were settled today.
    .set({ state: 'dismissed', leasedUntil: null, lastError: reason, nextAt: now })
    .where('kind', '=', 'issue')
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
