import { setImmediate } from 'node:timers/promises'
import { type CommitOptions, type Job, runAsJob } from '../engine.ts'
import type { Db, Tx } from '../schema.ts'
import { logOf } from './write-ahead-log.ts'

// A commit that survives a power cut costs one sync of the disk, for one submission or for fifty. Jobs that arrive in
// the same turn of the event loop share one commit, and commits that end while the disk syncs share the next sync. When
// one of them fails, all run again, each in a transaction of its own, so that its failure undoes only itself. Savepoints
// from the start would cost each job two statements and a copy of every page that it writes.

/**
 * The most jobs in one commit. Bounds how long the event loop stands still, because SQLite is synchronous. Half of the jobs of
 * a rush only count a try, and jobs of one commit share pages.
 */
const GROUP_MAX = 64

const queues = new WeakMap<Db, Job[]>()

/** `groupCommit` of `transactions.ts`, on SQLite. */
export function groupCommit<T>(db: Db, work: (tx: Tx) => Promise<T>, options: CommitOptions = {}): Promise<T> {
  return runAsJob(work, options, (job) => {
    const queue = queues.get(db)
    if (queue) {
      queue.push(job)
    } else {
      const started = [job]
      queues.set(db, started)
      void drain(db, started)
    }
  })
}

async function drain(db: Db, queue: Job[]): Promise<void> {
  while (queue.length > 0) {
    // Waits for jobs of the same turn of the event loop.
    await setImmediate()
    await commit(db, queue.splice(0, GROUP_MAX))
  }
  queues.delete(db)
}

/** Commits a group. The next one does not wait for this one's sync. */
async function commit(db: Db, jobs: Job[]): Promise<void> {
  const failures = new Map<Job, unknown>()
  const log = logOf(db)
  try {
    await db.connection().execute(async (connection) => {
      log?.defer()
      try {
        await runAll(connection, jobs, failures)
      } finally {
        log?.resume()
      }
    })
  } catch (error) {
    for (const job of jobs) job.failed(error)
    return
  }
  for (const job of jobs) {
    if (failures.has(job)) job.failed(failures.get(job))
    // They all share one sync.
    else if (job.isDurable && log) void log.sync().then(job.done, job.failed)
    else job.done()
  }
}

/** Puts into `failures` the jobs that fail alone, too. @throws when there is no transaction. */
async function runAll(connection: Db, jobs: readonly Job[], failures: Map<Job, unknown>): Promise<void> {
  let hasBegun = false
  try {
    await connection.transaction().execute(async (tx) => {
      hasBegun = true
      for (const job of jobs) await job.work(tx)
    })
  } catch (error) {
    // Where another process holds the lock, each would wait for it again.
    if (!hasBegun || jobs.length === 1) throw error
    for (const job of jobs) {
      const alone = connection.transaction().execute((tx) => job.work(tx))
      await alone.catch((error: unknown) => failures.set(job, error))
    }
  }
}
