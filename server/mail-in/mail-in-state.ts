import type { DeskOverview } from '../../contract/desk/replies.ts'
import { MINUTE_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { lastRun, recordRun } from '../database/job-runs.ts'
import type { Db } from '../database/schema.ts'
import { faultFields } from '../log.ts'

/** What ends sooner is told to nobody: a mail server that starts again, ms. */
const SHORT_MS = MINUTE_MS

/** What a person is told of emails that were not taken in. They are tried again, so this goes away by itself. */
export const NOT_TAKEN =
  'The server could not take an email in, and tries again: the reason is in its log. The email is where it was.'

/** What this process said last: other servers of the database look elsewhere, and take back what they told themselves. */
const said = new WeakMap<Db, string | null>()

/**
 * Remembers whether emails come in, and since when they do not. Never throws: the next look says it again.
 *
 * @param problem what is wrong and what to do, for the staff; null when all is well.
 */
export async function tellState({ db, now, log }: ServerContext, problem: string | null): Promise<void> {
  try {
    if (problem === null && said.get(db) === null) return
    const last = await lastRun(db, 'mail in')
    if (last?.problem !== problem)
      await recordRun(db, 'mail in', { at: problem !== null && last?.problem ? last.at : now(), problem })
    said.set(db, problem)
  } catch (error) {
    log.warn(faultFields(error), 'state of incoming mail not stored')
  }
}

/** Why emails do not come in, and since when; null while they do. */
export async function mailInProblem({
  db,
  now,
}: Pick<ServerContext, 'db' | 'now'>): Promise<DeskOverview['mailInProblem']> {
  const last = await lastRun(db, 'mail in')
  if (!last || last.problem === null || now() - last.at < SHORT_MS) return null
  return { since: new Date(last.at).toISOString(), what: last.problem }
}
