import type { ServerContext } from '../context.ts'
import { forgetErased } from '../database/database-file.ts'
import { lockSubscribers } from '../database/subscribers.ts'
import { transaction } from '../database/transactions.ts'
import { suppressedSubscriber } from '../mail/queue/suppress-bounced.ts'
import { removeEmlFiles } from '../mail/transport/eml-transport.ts'
import { isToken, sha256 } from '../secret.ts'
import { closeConfirmations } from './confirm.ts'
import { maskAddress } from './mask-address.ts'

type SubscriptionState = { state: 'ask'; address: string } | { state: 'done' }

/** Looks up an unsubscribe link and changes nothing. Undefined for a forged token and for a deleted subscriber. */
export async function findSubscription(context: ServerContext, token: string): Promise<SubscriptionState | undefined> {
  const subscriber = await byToken(context, token)
  if (!subscriber) return undefined
  if (subscriber.state === 'unsubscribed') return { state: 'done' }
  return { state: 'ask', address: maskAddress(subscriber.email) }
}

/**
 * Unsubscribes at once. Only a keyed hash of the address stays, so that it is recognized when somebody enters it again.
 * Emails in the outbox are deleted, and confirmation links do nothing more. A forged token changes nothing.
 */
export async function unsubscribe(context: ServerContext, token: string): Promise<void> {
  const subscriber = await byToken(context, token)
  if (!subscriber || subscriber.state === 'unsubscribed') return
  const { id } = subscriber
  const now = context.now()
  const emails = await transaction(context.db, async (tx) => {
    await lockSubscribers(tx)
    await tx.updateTable('subscriber').set(suppressedSubscriber(now)).where('id', '=', id).execute()
    await closeConfirmations(tx, id, now)
    return tx.deleteFrom('outbox').where('subscriberId', '=', id).returning('id').execute()
  })
  await removeEmlFiles(context.dataDir, emails)
  await forgetErased(context.db)
}

function byToken({ db }: ServerContext, token: string) {
  if (!isToken(token)) return Promise.resolve(undefined)
  return db.selectFrom('subscriber').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()
}
