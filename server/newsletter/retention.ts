import type { Office } from '../context.ts'
import { ASK_MS } from './subscribe.ts'

/** A keyed hash of a network address is kept for a week (product.md 3.11), and so is a letter that has left. Ms. */
const WEEK_MS = 7 * 24 * 60 * 60_000
/** A link that does nothing any more still says why for so long, ms; then it is the normal 404. */
const ASK_KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Forgets addresses that never confirmed, and whatever else of the newsletter has been kept long enough. Whoever had
 * unsubscribed before, and did not confirm again, is a note once more. Safe to run at any time.
 *
 * @returns how many addresses were forgotten.
 */
export async function forget(office: Office): Promise<number> {
  const now = office.now()
  return office.db.transaction().execute(async (tx) => {
    const late = tx
      .selectFrom('subscriber')
      .select('id')
      .where('state', '=', 'pending')
      .where('askedAt', '<=', now - ASK_MS)
    const due = await late.select('suppressedAt').execute()
    // Letters that still wait for their address would only ask in vain.
    await tx.deleteFrom('outbox').where('subscriberId', 'in', late).execute()
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
    await tx
      .deleteFrom('outbox')
      .where('kind', '=', 'newsletter')
      .where('state', '=', 'sent')
      .where('sentAt', '<=', now - WEEK_MS)
      .execute()
    await tx
      .deleteFrom('ask')
      .where('expiresAt', '<=', now - ASK_KEPT_MS)
      .execute()
    return due.length
  })
}
