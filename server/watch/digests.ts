import { DESKS, type Desk } from '../../contract/forms.ts'
import { isBusinessDay } from '../../contract/time/business-hours.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { dayOf, instantOf } from '../../contract/time/zone.ts'
import type { ServerContext } from '../context.ts'
import { takeJob } from '../database/done-jobs.ts'
import type { Tx } from '../database/schema.ts'
import { hasRows, transaction } from '../database/transactions.ts'
import { enqueue } from '../mail/queue/outbox.ts'

/** The digest comes so long before the desks open, ms. */
const BEFORE_OPENING_MS = HOUR_MS

/**
 * Queues the digest of each desk on a business morning. After an outage it still comes until closing time; the digests of
 * days that have passed do not. A desk that never had a submission before this morning gets none.
 *
 * @returns how many were queued.
 */
export async function queueDigests(context: ServerContext): Promise<number> {
  const { company, now } = context
  const at = now()
  const { timeZone, hours } = company
  const today = dayOf(at, timeZone)
  if (!isBusinessDay(company, today)) return 0
  const morning = instantOf(today, hours.opens, timeZone) - BEFORE_OPENING_MS
  if (at < morning) return 0
  if (at >= instantOf(today, hours.closes, timeZone)) return 0
  return transaction(context.db, async (tx) => {
    let queued = 0
    for (const desk of DESKS) {
      if (!(await hadSubmissions(tx, desk, morning))) continue
      if (!(await takeJob(tx, `digest:${desk}:${today}`, at))) continue
      await enqueue(tx, [{ kind: 'digest', about: desk, recipient: company.mail[desk] }], at)
      queued += 1
    }
    return queued
  })
}

function hadSubmissions(tx: Tx, desk: Desk, before: number): Promise<boolean> {
  return hasRows(tx.selectFrom('submission').select('id').where('desk', '=', desk).where('receivedAt', '<', before))
}
