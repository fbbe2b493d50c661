import type { ServerContext } from '../context.ts'
import { sha256 } from '../secret.ts'
import { closeConfirmations } from './confirm.ts'
import { isToken, maskAddress } from './mask-address.ts'

export type SubscriptionState = { state: 'ask'; address: string } | { state: 'done' }

/** Only looks. Undefined for a token that we never made, and for an address that never confirmed and is forgotten. */
export async function findSubscription(context: ServerContext, token: string): Promise<SubscriptionState | undefined> {
  const subscriber = await byToken(context, token)
  if (!subscriber) return undefined
  if (subscriber.state === 'unsubscribed') return { state: 'done' }
  return { state: 'ask', address: maskAddress(subscriber.email) }
}

/**
 * Unsubscribes at once and for good: of the address only a keyed hash stays, as a note not to write to it again. Its
 * letters that have not left never will, and links that ask to confirm do nothing more. A forged token changes nothing.
 */
export async function unsubscribe(context: ServerContext, token: string): Promise<void> {
  const subscriber = await byToken(context, token)
  if (!subscriber || subscriber.state === 'unsubscribed') return
  const { id } = subscriber
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    await tx.updateTable('subscriber').set(suppressed(now)).where('id', '=', id).execute()
    await tx.deleteFrom('outbox').where('subscriberId', '=', id).execute()
    await closeConfirmations(tx, id, now)
  })
}

/** What is left of somebody who does not want our letters. */
export function suppressed(suppressedAt: number) {
  return {
    state: 'unsubscribed' as const,
    email: null,
    confirmedAt: null,
    wording: null,
    client: null,
    suppressedAt,
  }
}

function byToken({ db }: ServerContext, token: string) {
  if (!isToken(token)) return Promise.resolve(undefined)
  return db.selectFrom('subscriber').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()
}
