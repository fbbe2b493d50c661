import type { ServerContext } from '../context.ts'
import type { SubscriberTable } from '../database/schema.ts'
import { lockSubscribers } from '../database/subscribers.ts'
import { transaction } from '../database/transactions.ts'
import { mailboxHash } from '../secret.ts'

/**
 * Computes the mailbox hashes of stored subscribers again. Earlier versions told spellings of one mailbox apart. Of
 * several rows for one mailbox the newest stays. A subscriber who left keeps the old hash, because their address is gone.
 * Changes nothing when all hashes are right, so it may run at every start.
 *
 * @throws what the database throws.
 */
export async function renewMailboxes({ db, secret }: ServerContext): Promise<void> {
  await transaction(db, async (tx) => {
    await lockSubscribers(tx)
    for (const { id, mailbox, email } of await tx.selectFrom('subscriber').selectAll().execute()) {
      const renewed = email === null ? mailbox : mailboxHash(secret, email)
      if (renewed === mailbox) continue
      const rows = await tx
        .selectFrom('subscriber')
        .selectAll()
        .where((row) => row.or([row('id', '=', id), row('mailbox', '=', renewed)]))
        .execute()
      const [newest, ...older] = rows.sort((one, other) => lastChange(other) - lastChange(one))
      for (const row of older) await tx.deleteFrom('subscriber').where('id', '=', row.id).execute()
      if (newest) await tx.updateTable('subscriber').set({ mailbox: renewed }).where('id', '=', newest.id).execute()
    }
  })
}

function lastChange({ askedAt, confirmedAt, suppressedAt }: SubscriberTable): number {
  return Math.max(askedAt, confirmedAt ?? 0, suppressedAt ?? 0)
}
