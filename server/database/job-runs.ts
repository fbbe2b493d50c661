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
