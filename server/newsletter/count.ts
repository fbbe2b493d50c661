import type { Db, SubscriberState } from '../database/schema.ts'

/** The number of addresses in each state. */
export async function countSubscribers(db: Db): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('subscriber')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0 }
  // An engine may count in 64 bits and return text.
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
