import { DAY_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { isIssue } from '../database/outbox-queue.ts'
import type { EmailState, Tx } from '../database/schema.ts'
import { lockSubscribers } from '../database/subscribers.ts'
import { transaction } from '../database/transactions.ts'
import { removeEmlFiles } from '../mail/transport/eml-transport.ts'
import { TEST_PREFIX } from './issues.ts'
import { CONFIRMATION_MS } from './subscribe.ts'

/** Hashes of client addresses and emails that were sent are stored for a week, ms. */
const WEEK_MS = 7 * DAY_MS
/** For this long an expired link still shows why it does nothing, ms. After that it is a normal 404. */
const EXPIRED_LINK_MS = 90 * DAY_MS

/**
 * Deletes addresses that never confirmed, and everything else of the newsletter that is past its time. A subscriber who
 * had left before and did not confirm again goes back to unsubscribed. Safe to run at any time.
 *
 * @returns how many addresses were deleted.
 */
export async function purgeNewsletter(context: ServerContext): Promise<number> {
  const now = context.now()
  const removedEmails: { id: string }[] = []
  const purged = await transaction(context.db, async (tx) => {
    await lockSubscribers(tx)
    removedEmails.length = 0
    const late = tx
      .selectFrom('subscriber')
      .select('id')
      .where('state', '=', 'pending')
      .where('askedAt', '<=', now - CONFIRMATION_MS)
    const due = await late.select('suppressedAt').execute()
    // Their emails in the outbox would lead to an expired link.
    removedEmails.push(...(await tx.deleteFrom('outbox').where('subscriberId', 'in', late).returning('id').execute()))
    await tx
      .updateTable('subscriber')
      .set({ state: 'unsubscribed', email: null })
      .where('id', 'in', late)
      .where('suppressedAt', 'is not', null)
      .execute()
    await tx.deleteFrom('subscriber').where('id', 'in', late).execute()

    await tx
      .updateTable('subscriber')
      .set({ client: null })
      .where('confirmedAt', '<=', now - WEEK_MS)
      .execute()
    const old = await tx
      .deleteFrom('outbox')
      .where('kind', '=', 'newsletter')
      .where('state', '=', 'sent')
      .where('sentAt', '<=', now - WEEK_MS)
      .returning('id')
      .execute()
    removedEmails.push(...old)
    // Its issue is not sent again, so nobody needs to know who got it.
    const issues = await tx
      .deleteFrom('outbox')
      .where('kind', '=', 'issue')
      .where('state', '!=', 'waiting')
      .where('nextAt', '<=', now - WEEK_MS)
      .returning(['id', 'about', 'state'])
      .execute()
    removedEmails.push(...issues)
    await countPurged(tx, issues)
    // Nothing shows a test whose email is gone.
    const used = tx.selectFrom('outbox').select('about').where(isIssue()).where('about', 'is not', null)
    await tx.deleteFrom('issue').where('key', 'like', `${TEST_PREFIX}%`).where('id', 'not in', used).execute()
    await tx
      .deleteFrom('ask')
      .where('expiresAt', '<=', now - EXPIRED_LINK_MS)
      .execute()
    return due.length
  })
  await removeEmlFiles(context.dataDir, removedEmails)
  return purged
}

/** Adds deleted emails to the counts of their issues, which the desk shows for good. */
async function countPurged(tx: Tx, emails: readonly { about: string | null; state: EmailState }[]): Promise<void> {
  for (const [id, rows] of Map.groupBy(emails, ({ about }) => about)) {
    const sent = rows.filter(({ state }) => state === 'sent').length
    await tx
      .updateTable('issue')
      .set((issue) => ({
        purgedSent: issue('purgedSent', '+', sent),
        purgedDead: issue('purgedDead', '+', rows.length - sent),
      }))
      .where('id', '=', id)
      .execute()
  }
}
