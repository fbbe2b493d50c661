import type { Db, SubscriberState } from '../database/schema.ts'

/** How many addresses there are in each state. */
export async function countSubscribers(db: Db): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('subscriber')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0 }
  // Postgres counts in 64 bits, which come as text.
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
