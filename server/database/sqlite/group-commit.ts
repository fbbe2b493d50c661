import { setImmediate } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { engineOf } from '../engine.ts'
import type { Db, Tx } from '../schema.ts'
import { logOf, type WriteAheadLog } from './write-ahead-log.ts'

// A commit that survives a power cut costs one sync of the disk, for one submission or for fifty. Jobs that arrive in
// the same turn of the event loop share one commit, and commits that end while the disk syncs share the next sync. Each
// job has its own savepoint, so one job's failure undoes only itself.

/**
 * The most jobs in one commit. Bounds how long the event loop stands still, because SQLite is synchronous. Half of the jobs of
 * a rush only count a try, and jobs of one commit share pages.
 */
const GROUP_MAX = 64

const SAVEPOINT = CompiledQuery.raw('savepoint job')
const ROLLBACK = CompiledQuery.raw('rollback to job')
const RELEASE = CompiledQuery.raw('release job')

interface Job {
  work(tx: Tx): Promise<void>
  isDurable: boolean
  done(): void
  failed(reason: unknown): void
}

const queues = new WeakMap<Db, Job[]>()

/**
 * Runs `work` in a transaction that it may share with other jobs.
 *
 * @param options.isDurable false: it returns when other processes see the commit. A power cut may undo it.
 * @returns the result of `work`, after the commit would survive a power cut.
 * @throws the error of `work`, with its writes rolled back, or the error of the commit. After an error of the sync the
 * writes may be there all the same.
 */
export function groupCommit<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { isDurable = true }: { isDurable?: boolean } = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let value: T
    const job: Job = {
      async work(tx) {
        value = await work(tx)
      },
      isDurable,
      done: () => resolve(value),
      failed: reject,
    }
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
        await connection.transaction().execute(async (tx) => {
          for (const job of jobs) await runInSavepoint(tx, job, failures)
        })
      } finally {
        log?.resume()
      }
    })
  } catch (error) {
    for (const job of jobs) job.failed(failures.get(job) ?? error)
    return
  }
  const syncing: Job[] = []
  for (const job of jobs) {
    if (failures.has(job)) job.failed(failures.get(job))
    else if (job.isDurable && log) syncing.push(job)
    else job.done()
  }
  if (log && syncing.length > 0) void answerAfterSync(log, syncing)
}

async function answerAfterSync(log: WriteAheadLog, jobs: readonly Job[]): Promise<void> {
  try {
    await log.sync()
  } catch (error) {
    for (const job of jobs) job.failed(error)
    return
  }
  for (const job of jobs) job.done()
}

async function runInSavepoint(tx: Tx, job: Job, failures: Map<Job, unknown>): Promise<void> {
  const { execute } = engineOf(tx)
  await execute(tx, SAVEPOINT)
  try {
    await job.work(tx)
  } catch (error) {
    failures.set(job, error)
    // On a full disk SQLite has already rolled back everything. Then this statement fails, and every job with it: they
    // all get the error that says so.
    await execute(tx, ROLLBACK).catch(() => {
      throw error
    })
  }
  await execute(tx, RELEASE)
}
