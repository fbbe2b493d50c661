import { DAY_MS, HOUR_MS } from '../../contract/time/units.ts'
import { engineOf } from './engine.ts'
import type { Db } from './schema.ts'

/**
 * Jobs that run from time to time, and that an operator notices only when they no longer do. Of 'mail in', which always runs, `at` is
 * since when it goes as it does.
 */
export type Job = 'backup' | 'canary' | 'purge' | 'mail in'

export interface JobRun {
  /** Ms. */
  at: number
  /** Why it failed, in words; null when all was well. */
  problem: string | null
}

/** Remembers how a job ended, in place of its earlier run. */
export async function recordRun(db: Db, job: Job, run: JobRun): Promise<void> {
  await db
    .insertInto('job_run')
    .values({ job, ...run })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(run))
    .execute()
}

/** The last run of a job; undefined when it never ran. */
export function lastRun(db: Db, job: Job): Promise<JobRun | undefined> {
  return db.selectFrom('job_run').select(['at', 'problem']).where('job', '=', job).executeTakeFirst()
}

/** The server purges daily. After a longer pause it was off, its clock is wrong, or each purge failed, ms. */
const PAUSE_MAX_MS = 7 * DAY_MS
/** So long an operator has to set the clock right, ms: up to the next daily purge, whose timer is not exact. */
const NOTICE_MS = 23 * HOUR_MS

/**
 * Whether nothing is to be erased by this clock yet: by one that is years ahead, all would be. A day after this was told it counts
 * as right.
 *
 * @param now ms.
 * @returns what to record of the purge in place of erasing; undefined where the clock is likely.
 */
export async function doubtOfClock(db: Db, now: number): Promise<JobRun | undefined> {
  const last = await lastRun(db, 'purge')
  const pause = last ? now - last.at : 0
  if (pause > PAUSE_MAX_MS) {
    const days = Math.floor(pause / DAY_MS)
    const problem = `The last purge that ended was ${days} days ago, so nothing was erased. If the clock is wrong, set it right within a day. If the server was off, wait: it erases a day later. Else its log tells why purges fail.`
    return { at: now, problem }
  }
  return last?.problem && pause >= 0 && pause < NOTICE_MS ? last : undefined
}

/**
 * Does a job unless another server of the same database does it at this moment. A server that is killed blocks nobody.
 *
 * @returns false when it was left to the other server.
 * @throws what the job throws.
 */
export function runAlone(
  db: Db,
  job: Job | 'upkeep' | `mail in ${string}`,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return engineOf(db).runAlone(db, `job ${job}`, work)
}
