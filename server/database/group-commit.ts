import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './schema.ts'

// A commit that survives a power cut costs one sync of the disk, whether it holds one submission or fifty. Those that
// come within one turn of the event loop share it; each stands or falls by itself, inside a savepoint of its own.

/** Jobs in one commit: bounds how long the event loop is held, since SQLite is synchronous. */
const TOGETHER_MAX = 64

interface Job {
  work(tx: Tx): Promise<void>
  done(): void
  failed(reason: unknown): void
}

const queues = new WeakMap<Db, Job[]>()

/**
 * Runs `work` in a transaction that it may share with others.
 *
 * @returns what `work` gives, once it is committed.
 * @throws what `work` throws, with everything it wrote rolled back; or what the commit throws.
 */
export function commitTogether<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let value: T
    const job: Job = {
      async work(tx) {
        value = await work(tx)
      },
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
    // Lets those come along that the network brought in the same turn.
    await setImmediate()
    await commit(db, queue.splice(0, TOGETHER_MAX))
  }
  queues.delete(db)
}

async function commit(db: Db, jobs: Job[]): Promise<void> {
  const failures = new Map<Job, unknown>()
  try {
    await db.transaction().execute(async (tx) => {
      for (const job of jobs) await runAlone(tx, job, failures)
    })
  } catch (error) {
    for (const job of jobs) job.failed(failures.get(job) ?? error)
    return
  }
  for (const job of jobs) {
    if (failures.has(job)) job.failed(failures.get(job))
    else job.done()
  }
}

async function runAlone(tx: Tx, job: Job, failures: Map<Job, unknown>): Promise<void> {
  await sql`savepoint job`.execute(tx)
  try {
    await job.work(tx)
  } catch (error) {
    failures.set(job, error)
    // A full disk makes SQLite roll back everything by itself: then this fails, and with it the whole commit.
    await sql`rollback to job`.execute(tx)
  }
  await sql`release job`.execute(tx)
}
