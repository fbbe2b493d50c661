import { type RawBuilder, sql } from 'kysely'

/**
 * A condition on rows that are delivered, emails or webhooks: the next try is due, and no living worker holds the row.
 *
 * @param now ms since the epoch.
 * @param maxAheadMs no next try and no lease is further ahead. A later time was set before the clock was set back.
 */
export function isDue(now: number, maxAheadMs: number): RawBuilder<boolean> {
  const latest = now + maxAheadMs
  return sql<boolean>`(("nextAt" <= ${now} or "nextAt" > ${latest})
    and ("leasedUntil" is null or "leasedUntil" <= ${now} or "leasedUntil" > ${latest}))`
}
