import { setImmediate } from 'node:timers/promises'
import type { Dialect } from 'kysely'
import type pg from 'pg'
import { type CommitOptions, type Job, runAsJob } from '../engine.ts'
import type { Db, Tx } from '../schema.ts'
import { asUnreachable, sharesSessions, UnreachableDatabase } from './fault.ts'
import { type JobStatements, jobTransactions } from './job-transaction.ts'
import { SharedTransaction } from './shared-transaction.ts'
import { transaction } from './transactions.ts'

// A transaction costs round trips, a sync and statements, for one submission or for fifty. Jobs of one moment share one. What
// several jobs ask in the same words is one statement (merge.ts), and no job waits for a name that another transaction has.

/** The most jobs in one transaction. Half of the jobs of a rush only count a try. */
const GROUP_MAX = 64
/** Transactions at a time, of the ten connections. While they wait for network and disk, jobs gather for the next one. */
const IN_FLIGHT_MAX = 4
/** So many jobs wait for each that is in flight before another one begins: the fewer transactions, the less they cost. */
const WAITING_MIN = 8

/** The shared transactions of one server on one database. */
export class GroupCommits {
  readonly #pool: pg.Pool
  readonly #dialect: Dialect
  readonly #onQueryError: (error: unknown) => void
  readonly #queue: Job[] = []
  #newTransaction: ((statements: JobStatements) => Tx) | undefined
  #inFlight = 0
  /** Whether plans are kept by connections. */
  #keepsPlans = true

  /** @param onQueryError told of each statement that fails, and of each transaction that finds no connection. */
  constructor(pool: pg.Pool, dialect: Dialect, onQueryError: (error: unknown) => void) {
    this.#pool = pool
    this.#dialect = dialect
    this.#onQueryError = onQueryError
  }

  /** Runs work that keeps the rules of `CommitOptions.isShared`. Else as `groupCommit` of ../transactions.ts. */
  run<T>(db: Db, work: (tx: Tx) => Promise<T>, options: CommitOptions): Promise<T> {
    return runAsJob(work, options, (job) => {
      this.#queue.push(job)
      this.#start(db)
    })
  }

  #start(db: Db): void {
    const least = Math.max(1, this.#inFlight * WAITING_MIN)
    if (this.#inFlight >= IN_FLIGHT_MAX || this.#queue.length < least) return
    this.#inFlight += 1
    void this.#runGroup(db).finally(() => {
      this.#inFlight -= 1
      this.#start(db)
    })
  }

  /** Never throws. */
  async #runGroup(db: Db): Promise<void> {
    // Waits for jobs of the same turn of the event loop, and of the next ones as long as each brings more.
    for (let known = 0; this.#queue.length > known && known < GROUP_MAX; ) {
      known = this.#queue.length
      await setImmediate()
    }
    const group = this.#queue.splice(0, GROUP_MAX)
    if (group.length === 0) return
    let client: pg.PoolClient
    try {
      client = await this.#pool.connect()
    } catch (error) {
      const fault = asUnreachable(error)
      this.#onQueryError(fault)
      for (const { failed } of group) failed(fault)
      return
    }
    await this.#commit(db, group, client)
  }

  async #commit(db: Db, group: readonly Job[], client: pg.PoolClient): Promise<void> {
    const untold = new Set(group)
    const isDurable = group.some((queued) => queued.isDurable)
    const shared = new SharedTransaction(client, { isDurable, keepsPlans: this.#keepsPlans })
    this.#newTransaction ??= jobTransactions(db, this.#dialect)
    const works = group.map(({ work }) => work)
    try {
      const ends = await shared.run(works, this.#newTransaction)
      group.forEach((queued, index) => {
        const end = ends[index]
        if (end === undefined || end.status === 'wrote') return
        untold.delete(queued)
        // What it has read was committed, and so synced, before.
        if (end.status === 'read') queued.done()
        else if (end.status === 'failed') queued.failed(end.error)
        else void runAlone(db, queued)
      })
      await shared.commit()
      client.release()
      for (const queued of untold) queued.done()
    } catch (error) {
      const fault = asUnreachable(error)
      this.#onQueryError(fault)
      if (sharesSessions(error)) this.#keepsPlans = false
      // One job's fault undid all. By themselves the others succeed, one after the other: connections are few.
      const isUndone = !(fault instanceof UnreachableDatabase) && (await rollBack(client))
      client.release(!isUndone)
      for (const queued of untold) {
        if (isUndone) await runAlone(db, queued)
        else queued.failed(fault)
      }
    }
  }
}

/** Never throws. */
function runAlone(db: Db, { work, done, failed }: Job): Promise<void> {
  return transaction(db, work).then(done, failed)
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
