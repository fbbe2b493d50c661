import { CONSENT } from '../../contract/consent.ts'
import type { ServerContext } from '../context.ts'
import type { ConfirmationTable, Db, SubscriberTable, Tx } from '../database/schema.ts'
import { lockSubscribers } from '../database/subscribers.ts'
import { transaction } from '../database/transactions.ts'
import { addressHash, isToken, sha256 } from '../secret.ts'
import { maskAddress } from './mask-address.ts'

/** What the page of a confirmation link shows. */
type ConfirmationState =
  | { state: 'ask'; address: string; expiresAt: number }
  /** This link or another one confirmed the address. */
  | { state: 'done'; address: string }
  | { state: 'expired' }
  /** The link was used, and the address has unsubscribed since. */
  | { state: 'used' }

/** Looks up a confirmation link and changes nothing, because mail scanners open links. Undefined for a forged token. */
export async function findConfirmation(context: ServerContext, token: string): Promise<ConfirmationState | undefined> {
  const found = await lookUp(context.db, token)
  return found && stateOf(found, context.now())
}

/**
 * Confirms a subscription, and stores the time, a keyed hash of the client address and the version of the consent
 * text. Closes all confirmation links of this address, so that none of them can undo a later unsubscription. An
 * expired, closed or forged token changes nothing.
 *
 * @param clientAddress of the person who pressed the button.
 */
export async function confirm(context: ServerContext, token: string, clientAddress: string): Promise<void> {
  const now = context.now()
  await transaction(context.db, async (tx) => {
    await lockSubscribers(tx)
    const found = await lookUp(tx, token)
    if (!found?.subscriber || stateOf(found, now).state !== 'ask') return
    const { id } = found.subscriber
    const client = addressHash(context.secret, clientAddress)
    await tx
      .updateTable('subscriber')
      .set({ state: 'confirmed', confirmedAt: now, wording: CONSENT.version, client, suppressedAt: null })
      .where('id', '=', id)
      .execute()
    await closeConfirmations(tx, id, now)
  })
}

/** Makes every open confirmation link of a subscriber useless: after confirming, and after leaving. */
export async function closeConfirmations(tx: Tx, subscriberId: string, now: number): Promise<void> {
  await tx
    .updateTable('ask')
    .set({ closedAt: now })
    .where('subscriberId', '=', subscriberId)
    .where('closedAt', 'is', null)
    .execute()
}

interface Found {
  ask: ConfirmationTable
  subscriber: SubscriberTable | undefined
}

async function lookUp(db: Db | Tx, token: string): Promise<Found | undefined> {
  if (!isToken(token)) return undefined
  const ask = await db.selectFrom('ask').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()
  if (!ask) return undefined
  const id = ask.subscriberId ?? ''
  return { ask, subscriber: await db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst() }
}

function stateOf({ ask, subscriber }: Found, now: number): ConfirmationState {
  if (subscriber?.state === 'confirmed') return { state: 'done', address: maskAddress(subscriber.email) }
  if (ask.closedAt !== null) return { state: 'used' }
  if (!subscriber || ask.expiresAt <= now) return { state: 'expired' }
  return { state: 'ask', address: maskAddress(subscriber.email), expiresAt: ask.expiresAt }
}
