import { type RawBuilder, sql } from 'kysely'

/**
 * A condition on rows that wait for a worker: the next try is due, and no living worker holds the row.
 *
 * @param now ms since the epoch.
 * @param maxAheadMs no next try and no lease is further ahead. A later time was set before the clock was set back.
 * @param columns those with both times: unless told, of what is delivered, emails and webhooks.
 */
export function isDue(
  now: number,
  maxAheadMs: number,
  columns = { next: 'nextAt', leased: 'leasedUntil' },
): RawBuilder<boolean> {
  const latest = now + maxAheadMs
  const [next, leased] = [sql.id(columns.next), sql.id(columns.leased)]
  return sql<boolean>`((${next} <= ${now} or ${next} > ${latest})
    and (${leased} is null or ${leased} <= ${now} or ${leased} > ${latest}))`
}
