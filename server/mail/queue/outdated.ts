import { HOUR_MS } from '../../../contract/time/units.ts'
import { dayOf } from '../../../contract/time/zone.ts'
import type { ServerContext } from '../../context.ts'
import type { OutboxTable } from '../../database/schema.ts'

/** A warning says something only so long before the due time and after it, ms: later the digest says it. */
const NEAR_MS = HOUR_MS

/**
 * Whether an email has lost its reason while it waited: a warning of what is no longer open, was due long ago or has a later
 * due time now, and the digest of a day that has passed. It would tell of today, as today's own digest does.
 */
export async function isOutdated({ company, db, now }: ServerContext, row: OutboxTable): Promise<boolean> {
  if (row.kind === 'digest') return dayOf(row.createdAt, company.timeZone) < dayOf(now(), company.timeZone)
  if (row.kind !== 'warning' || row.submissionId === null) return false
  const submission = await db
    .selectFrom('submission')
    .select(['status', 'dueAt'])
    .where('id', '=', row.submissionId)
    .executeTakeFirst()
  return submission?.status !== 'open' || Math.abs(submission.dueAt - now()) > NEAR_MS
}

/** Deletes an outdated email, which nobody gets. Another worker may hold it since this one's lease ended. */
export async function drop({ db }: ServerContext, { id, leasedUntil }: OutboxTable): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('leasedUntil', '=', leasedUntil).execute()
}
