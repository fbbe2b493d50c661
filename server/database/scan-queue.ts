import { type RawBuilder, sql } from 'kysely'
import type { ScanState } from '../../contract/scan.ts'
import { isDue } from './delivery-queue.ts'
import type { Db } from './schema.ts'

/** A condition on attachments that wait for the scanner, as `isDue`. */
export function isScanDue(now: number, maxAheadMs: number): RawBuilder<boolean> {
  const due = isDue(now, maxAheadMs, { next: 'scanNextAt', leased: 'scanLeasedUntil' })
  // The index holds no rows but those with a next try.
  return sql<boolean>`("scanNextAt" is not null and scan = 'waiting' and ${due})`
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
