import type { ServerContext } from '../context.ts'
import { forgetErased } from '../database/forget.ts'
import type { SubscriberState } from '../database/schema.ts'
import { removeEmlFiles } from '../mail/eml-transport.ts'
import { mailboxHash } from '../secret.ts'

export interface ListedSubscriber {
  email: string
  state: SubscriberState
  /** Ms since the epoch. */
  askedAt: number
  /** When the button of the confirmation link was pressed. Null before. */
  confirmedAt: number | null
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
  return rows.map(({ email, state, askedAt, confirmedAt, wording }) => ({
    email: email ?? '',
    state,
    askedAt,
    confirmedAt,
    consent: wording,
  }))
}

/** Erases an address with its links and emails, and the hash that would tell that it left. @returns whether it was known. */
export async function eraseSubscriber(context: ServerContext, email: string): Promise<boolean> {
  const { db, secret, dataDir } = context
  const found = await db
    .selectFrom('subscriber')
    .select('id')
    .where('mailbox', '=', mailboxHash(secret, email))
    .executeTakeFirst()
  if (!found) return false
  const emails = await db.transaction().execute(async (tx) => {
    const queued = await tx.selectFrom('outbox').select('id').where('subscriberId', '=', found.id).execute()
    await tx.deleteFrom('ask').where('subscriberId', '=', found.id).execute()
    await tx.deleteFrom('subscriber').where('id', '=', found.id).execute()
    return queued
  })
  await removeEmlFiles(
    dataDir,
    emails.map(({ id }) => id),
  )
  await forgetErased(db)
  return true
}
