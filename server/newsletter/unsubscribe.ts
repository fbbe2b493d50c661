import type { Office } from '../context.ts'
import { sha256 } from '../secret.ts'
import { closeAsks } from './confirm.ts'
import { isToken, veiled } from './mask-address.ts'

export type Leaving = { state: 'ask'; address: string } | { state: 'done' }

/** Only looks. Undefined for a token that we never made, and for an address that never confirmed and is forgotten. */
export async function findLeaving(office: Office, token: string): Promise<Leaving | undefined> {
  const subscriber = await byToken(office, token)
  if (!subscriber) return undefined
  if (subscriber.state === 'unsubscribed') return { state: 'done' }
  return { state: 'ask', address: veiled(subscriber.email) }
}

/**
 * Unsubscribes at once and for good: of the address only a keyed hash stays, as a note not to write to it again. Its
 * letters that have not left never will, and links that ask to confirm do nothing more. A forged token changes nothing.
 */
export async function unsubscribe(office: Office, token: string): Promise<void> {
  const subscriber = await byToken(office, token)
  if (!subscriber || subscriber.state === 'unsubscribed') return
  const { id } = subscriber
  const now = office.now()
  await office.db.transaction().execute(async (tx) => {
    await tx.updateTable('subscriber').set(noteOf(now)).where('id', '=', id).execute()
    await tx.deleteFrom('outbox').where('subscriberId', '=', id).execute()
    await closeAsks(tx, id, now)
  })
}

/** What is left of somebody who does not want our letters. */
export function noteOf(suppressedAt: number) {
  return {
    state: 'unsubscribed' as const,
    email: null,
    confirmedAt: null,
    wording: null,
    client: null,
    suppressedAt,
  }
}

function byToken({ db }: Office, token: string) {
  if (!isToken(token)) return Promise.resolve(undefined)
  return db.selectFrom('subscriber').selectAll().where('tokenHash', '=', sha256(token)).executeTakeFirst()
}
