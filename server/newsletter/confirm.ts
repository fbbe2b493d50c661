import { CONSENT } from '../../contract/consent.ts'
import type { Office } from '../context.ts'
import type { AskTable, Db, SubscriberTable, Tx } from '../database/schema.ts'
import { addressHash, sha256 } from '../secret.ts'
import { isToken, veiled } from './mask-address.ts'

/** What a link that asks to confirm leads to. */
export type Asked =
  | { state: 'ask'; address: string }
  /** The address is confirmed, by this link or another. */
  | { state: 'done'; address: string }
  | { state: 'expired' }
  /** It did its work once, and the address has unsubscribed since. */
  | { state: 'used' }

/** Only looks: a mail scanner that opens the link changes nothing. Undefined for a token that we never made. */
export async function findAsk(office: Office, token: string): Promise<Asked | undefined> {
  const found = await lookUp(office.db, token)
  return found && stateOf(found, office.now())
}

/**
 * Confirms, and records when, from where (as a keyed hash) and to which words. An expired, closed or forged token
 * changes nothing. Closes every link still open to this address, so that none can undo a later unsubscription.
 *
 * @param clientAddress of whoever pressed the button.
 */
export async function confirm(office: Office, token: string, clientAddress: string): Promise<void> {
  const now = office.now()
  await office.db.transaction().execute(async (tx) => {
    const found = await lookUp(tx, token)
    if (!found?.subscriber || stateOf(found, now).state !== 'ask') return
    const { id } = found.subscriber
    const client = addressHash(office.secret, clientAddress)
    await tx
      .updateTable('subscriber')
      .set({ state: 'confirmed', confirmedAt: now, wording: CONSENT.version, client, suppressedAt: null })
      .where('id', '=', id)
      .execute()
    await closeAsks(tx, id, now)
  })
}

export async function closeAsks(tx: Tx, subscriberId: string, now: number): Promise<void> {
  await tx
    .updateTable('ask')
    .set({ closedAt: now })
    .where('subscriberId', '=', subscriberId)
    .where('closedAt', 'is', null)
    .execute()
}

interface Found {
  ask: AskTable
  subscriber: SubscriberTable | undefined
}

async function lookUp(db: Db | Tx, token: string): Promise<Found | undefined> {
  if (!isToken(token)) return undefined
  const ask = await db.selectFrom('ask').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()
  if (!ask) return undefined
  const id = ask.subscriberId ?? ''
  return { ask, subscriber: await db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst() }
}

function stateOf({ ask, subscriber }: Found, now: number): Asked {
  if (subscriber?.state === 'confirmed') return { state: 'done', address: veiled(subscriber.email) }
  if (ask.closedAt !== null) return { state: 'used' }
  if (!subscriber || ask.expiresAt <= now) return { state: 'expired' }
  return { state: 'ask', address: veiled(subscriber.email) }
}
