import { deskOfMailbox } from '../../contract/company.ts'
import { DESKS } from '../../contract/forms.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { takeJob } from '../database/done-jobs.ts'
import { transaction } from '../database/transactions.ts'
import { OLDEST_WAITING_MS, oldestWaitingMs } from '../mail/queue/manage-outbox.ts'
import { enqueue } from '../mail/queue/outbox.ts'

/** While emails do not leave, the log is told so often, ms. */
const REPEAT_MS = HOUR_MS
/** An email that was given up longer ago raised its alarm before, ms. */
const RECENT_MS = 7 * DAY_MS
/** Emails of the watch itself raise no alarm: one alarm could raise the next. */
const ABOUT_SUBMISSIONS = ['desk', 'visitor'] as const

/**
 * Raises an alarm for each email that was given up, and while the oldest has waited for too long. The log gets it, and
 * where another mailbox can be reached, an email goes there: of a visitor's dead email the desk is told, of a desk's dead
 * email the other desk.
 *
 * @returns how many emails were queued.
 */
export async function raiseAlarms(context: ServerContext): Promise<number> {
  await tellOfWaiting(context)
  const at = context.now()
  return transaction(context.db, async (tx) => {
    const dead = await tx
      .selectFrom('outbox')
      .innerJoin('submission', 'submission.id', 'outbox.submissionId')
      .select(['outbox.id', 'outbox.kind', 'outbox.recipient', 'outbox.attempts', 'outbox.nextAt'])
      .select(['submission.desk', 'submission.id as submissionId'])
      .where('outbox.state', '=', 'dead')
      .where('outbox.kind', 'in', ABOUT_SUBMISSIONS)
      .where('outbox.nextAt', '>', at - RECENT_MS)
      .execute()
    let queued = 0
    for (const { id, kind, recipient: deadBox, desk, submissionId, attempts, nextAt } of dead) {
      // Each last try sets another `nextAt`, so an email that is sent again and given up again raises another alarm.
      if (!(await takeJob(tx, `alarm:${id}:${nextAt}`, at))) continue
      context.log.error({ email: id, submission: submissionId, kind, attempts }, 'email given up')
      // The request may have been moved since.
      const other =
        kind === 'visitor' ? desk : DESKS.find((one) => one !== (deskOfMailbox(context.company, deadBox) ?? desk))
      if (!other) continue
      const recipient = context.company.mail[other]
      await enqueue(tx, [{ kind: 'alarm', submissionId, about: id, recipient }], at)
      queued += 1
    }
    return queued
  })
}

async function tellOfWaiting(context: ServerContext): Promise<void> {
  const at = context.now()
  const waitedMs = await oldestWaitingMs(context.db, at, 'staff')
  if (waitedMs <= OLDEST_WAITING_MS) return
  const isFirst = await transaction(context.db, (tx) => takeJob(tx, `waiting:${Math.floor(at / REPEAT_MS)}`, at))
  if (isFirst) context.log.error({ minutes: Math.round(waitedMs / MINUTE_MS) }, 'emails do not leave')
}
