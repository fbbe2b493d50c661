import type { ServerContext } from '../context.ts'
import type { SubscriberTable } from '../database/schema.ts'

export interface ListedSubscriber extends Pick<SubscriberTable, 'id' | 'email' | 'state' | 'askedAt' | 'confirmedAt'> {
  /** The version of the words that were agreed to. */
  consent: string | null
}

/** Everybody whose address is stored, the newest first. Of those who left only a hash is stored, so they are not here. */
export async function listSubscribers({ db }: ServerContext): Promise<ListedSubscriber[]> {
  const rows = await db
    .selectFrom('subscriber')
    .selectAll()
    .where('email', 'is not', null)
    .orderBy('askedAt', 'desc')
    .execute()
  return rows.map(listedSubscriber)
}

export function listedSubscriber(row: SubscriberTable): ListedSubscriber {
  const { id, email, state, askedAt, confirmedAt, wording } = row
  return { id, email, state, askedAt, confirmedAt, consent: wording }
}
