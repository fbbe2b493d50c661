import type { Db } from '../../database/schema.ts'
import { withhold } from './manage-outbox.ts'

/**
 * Dismisses every email of a newsletter issue that waits, so that nobody gets one twice. Each can be sent by the desk, one by
 * one. Emails about a submission and confirmations still wait: to get one of them twice is better than never.
 *
 * @param reason in words, for the desk.
 * @returns how many were dismissed.
 */
export function withdrawWaitingIssues(db: Db, reason: string, now = Date.now()): Promise<number> {
  return withhold(db, (email) => email('kind', '=', 'issue'), reason, now)
}
