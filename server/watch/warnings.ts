import { isOfHouse } from '../../contract/company.ts'
import { isAddress } from '../../contract/fields/mailbox.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { takeJob } from '../database/done-jobs.ts'
import { transaction } from '../database/transactions.ts'
import { enqueue } from '../mail/queue/outbox.ts'

/** How long before the due time the desk is warned, ms. */
const WARN_MS = HOUR_MS

/**
 * Queues a warning for every open submission that is due within the hour, once for each due time: to the desk, and to its
 * owner where the settings, or their name, tell an address at the company. What was due before an outage ended gets none: it is late
 * already, and the digest lists it.
 *
 * @returns how many were queued.
 */
export async function queueWarnings(context: ServerContext): Promise<number> {
  const { company, people } = context
  const at = context.now()
  return transaction(context.db, async (tx) => {
    const due = await tx
      .selectFrom('submission')
      .select(['id', 'desk', 'owner', 'receivedAt', 'dueAt'])
      .where('canary', '=', 0)
      .where('status', '=', 'open')
      .where('dueAt', '>', at)
      .where('dueAt', '<=', at + WARN_MS)
      .execute()
    let queued = 0
    for (const { id, desk, owner, receivedAt, dueAt } of due) {
      // A promise of an hour or less would be warned of as it is given.
      if (dueAt - receivedAt <= WARN_MS) continue
      if (!(await takeJob(tx, `warning:${id}:${dueAt}`, at))) continue
      // Their name may be an address, because a proxy may name people so. A name can be typed, and a warning tells of a visitor,
      // so it goes to no other domain than the site's and those of the company's mailboxes.
      const own = people.find(({ name }) => name === owner)?.address ?? owner ?? ''
      const recipients = new Set([company.mail[desk], ...(isAddress(own) && isOfHouse(own, company) ? [own] : [])])
      const entries = [...recipients].map((recipient) => ({ kind: 'warning' as const, submissionId: id, recipient }))
      await enqueue(tx, entries, at)
      queued += entries.length
    }
    return queued
  })
}
