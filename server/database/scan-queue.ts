import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ScanState } from '../../contract/scan.ts'
import type { Db, Schema } from './schema.ts'

/**
 * A condition on attachments that wait for the scanner: the next try is due, and no living worker holds the row.
 *
 * @param now ms since the epoch.
 * @param maxAheadMs no next try and no lease is further ahead. A later time was set before the clock was set back.
 */
export function isScanDue(now: number, maxAheadMs: number) {
  const latest = now + maxAheadMs
  return (row: ExpressionBuilder<Schema, 'attachment'>): Expression<SqlBool> =>
    row.and([
      // For the index, which holds no other rows.
      row('scanNextAt', 'is not', null),
      row('scan', '=', 'waiting'),
      row.or([row('scanNextAt', '<=', now), row('scanNextAt', '>', latest)]),
      row.or([
        row('scanLeasedUntil', 'is', null),
        row('scanLeasedUntil', '<=', now),
        row('scanLeasedUntil', '>', latest),
      ]),
    ])
}

/** How many files are in each state. */
export async function scanCounts(db: Db): Promise<Map<ScanState, number>> {
  const rows = await db
    .selectFrom('attachment')
    .select(({ fn }) => ['scan', fn.countAll<number>().as('count')])
    .groupBy('scan')
    .execute()
  return new Map(rows.map(({ scan, count }) => [scan, Number(count)]))
}
