import type { ServerContext } from '../context.ts'
import { forgetErased } from '../database/database-file.ts'
import { lockSubscribers } from '../database/subscribers.ts'
import { transaction } from '../database/transactions.ts'
import { removeEmlFiles } from '../mail/transport/eml-transport.ts'
import { mailboxHashes } from '../secret.ts'
import { listedSubscriber } from './list.ts'

/** What erasing a subscriber removes: their row, emails with their copies on disk, and links to confirm. */
export async function previewSubscriberErasure({ db }: ServerContext, id: string) {
  const row = await db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const emails = await db.selectFrom('outbox').select('id').where('subscriberId', '=', id).execute()
  const links = await db.selectFrom('ask').select('id').where('subscriberId', '=', id).execute()
  return { subscriber: listedSubscriber(row), emails: emails.length, links: links.length }
}

/** Erases the subscriber of an address, as `eraseSubscriber` does. @returns whether it was known. */
export async function eraseAddress(context: ServerContext, email: string): Promise<boolean> {
  const mailboxes = mailboxHashes(context, email)
  const found = await context.db
    .selectFrom('subscriber')
    .select('id')
    .where('mailbox', 'in', mailboxes)
    .executeTakeFirst()
  return found ? eraseSubscriber(context, found.id) : false
}

/** Erases a subscriber with their links and emails, and the hash that would tell that they left. @returns whether the id was known. */
export async function eraseSubscriber(context: ServerContext, id: string): Promise<boolean> {
  const { db, dataDir } = context
  const removed = await transaction(db, async (tx) => {
    await lockSubscribers(tx)
    const queued = await tx.selectFrom('outbox').select('id').where('subscriberId', '=', id).execute()
    await tx.deleteFrom('ask').where('subscriberId', '=', id).execute()
    const { numDeletedRows } = await tx.deleteFrom('subscriber').where('id', '=', id).executeTakeFirst()
    return { emails: queued, isKnown: numDeletedRows > 0n }
  })
  if (!removed.isKnown) return false
  await removeEmlFiles(dataDir, removed.emails)
  await forgetErased(db)
  return true
}
