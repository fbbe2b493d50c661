import { dayOf } from '../../contract/time/zone.ts'
import type { ServerContext } from '../context.ts'
import { takeJob } from '../database/done-jobs.ts'
import { transaction } from '../database/transactions.ts'
import { holidaysProblem } from '../mail/kinds/holidays-problem.ts'

/** Tells the log once a day that the holidays in company.yaml run out. @returns 0: it queues no email. */
export async function warnOfHolidays(context: ServerContext): Promise<number> {
  const at = context.now()
  const problem = holidaysProblem(context.company, at)
  if (problem === undefined) return 0
  const today = dayOf(at, context.company.timeZone)
  const isFirst = await transaction(context.db, (tx) => takeJob(tx, `holidays:${today}`, at))
  if (isFirst) context.log.warn({ problem }, 'holidays run out')
  return 0
}
