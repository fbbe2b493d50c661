import { dayOf } from '../../contract/time/zone.ts'
import type { ServerContext } from '../context.ts'
import { takeJob } from '../database/done-jobs.ts'
import { databaseFault } from '../database/fault.ts'
import { laterRows } from '../database/later.ts'
import { groupCommit, hold, transaction } from '../database/transactions.ts'
import { faultFields } from '../log.ts'
import { holidaysProblem } from '../mail/kinds/holidays-problem.ts'
import { bringBack } from '../submissions/back-from-later.ts'
import { raiseAlarms } from './alarms.ts'
import { queueDigests } from './digests.ts'
import { queueWarnings } from './warnings.ts'

/** How often it looks, ms. A warning comes at most so late. */
const EVERY_MS = 60_000

interface Watch {
  /** Waits for a running look. */
  stop(): Promise<void>
}

/**
 * Looks after the promises once a minute until it is stopped: the digest of each business morning, a warning an hour
 * before a due time, requests that come back from later, and alarms when emails do not leave. Every job is done once, also by several processes.
 */
export function startWatch(context: ServerContext, worker?: { nudge(): void }): Watch {
  const failed = new Set<string>()
  let running = look(context, worker, failed)
  const timer = setInterval(() => {
    running = running.then(() => look(context, worker, failed))
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * One look at everything. Never throws: what one job cannot do now, the next look does. A job that found no database for the
 * first time is a warning, and no error that wakes somebody: at a start everything asks for a connection at once.
 *
 * @param failed the jobs that failed at the last look; it is kept up to date.
 */
export async function look(
  context: ServerContext,
  worker?: { nudge(): void },
  failed: Set<string> = new Set(),
): Promise<void> {
  for (const job of [returnLater, queueDigests, queueWarnings, raiseAlarms, warnOfHolidays]) {
    try {
      if ((await job(context)) > 0) worker?.nudge()
      failed.delete(job.name)
    } catch (error) {
      const isFirst = databaseFault(error) === 'busy' && !failed.has(job.name)
      failed.add(job.name)
      context.log[isFirst ? 'warn' : 'error']({ job: job.name, ...faultFields(error) }, 'watch failed')
    }
  }
}

/** Tells the log once a day that the holidays in company.yaml run out. @returns 0: it queues no email. */
async function warnOfHolidays(context: ServerContext): Promise<number> {
  const at = context.now()
  const problem = holidaysProblem(context.company, at)
  if (problem === undefined) return 0
  const today = dayOf(at, context.company.timeZone)
  const isFirst = await transaction(context.db, (tx) => takeJob(tx, `holidays:${today}`, at))
  if (isFirst) context.log.warn({ problem }, 'holidays run out')
  return 0
}

/** Brings back every request whose moment has come. Of several processes one does it. @returns 0: it queues no email. */
async function returnLater(context: ServerContext): Promise<number> {
  const at = context.now()
  const ids = (await laterRows(context.db)).filter(({ laterAt }) => laterAt <= at).map(({ id }) => id)
  if (ids.length === 0) return 0
  await groupCommit(context.db, async (tx) => {
    await hold(tx, 'submission', ids)
    const rows = await tx.selectFrom('submission').select(['id', 'laterAt']).where('id', 'in', ids).execute()
    for (const row of rows)
      if ((row.laterAt ?? at + 1) <= at) await bringBack(tx, row, at, 'It was put aside until now.')
  })
  return 0
}
