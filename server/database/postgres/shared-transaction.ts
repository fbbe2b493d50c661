import type { CompiledQuery } from 'kysely'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Tx } from '../schema.ts'
import type { JobStatements } from './job-transaction.ts'
import { isRead, mergeReads, mergeWrites } from './merge.ts'

/** What became of a job. One that `left` has written nothing, and is to run in a transaction of its own. */
export type JobEnd = { status: 'read' | 'wrote' | 'left' } | { status: 'failed'; error: unknown }

/** A query, and what its job is told of it. */
interface Read {
  job: Job
  query: CompiledQuery
  found(rows: unknown[]): void
  failed(error: unknown): void
}

type Job = { end?: JobEnd; writes: CompiledQuery[] }

type Row = Record<string, unknown>

/** A plan that was made and kept for an almost empty table would read every row of a full one. */
const BEGIN = 'begin; set local enable_seqscan = off'

const TRY_NAMES = `select name, pg_try_advisory_xact_lock(hashtextextended(name, 0)) as "isHeld"
  from json_array_elements_text($1) as name`

const LEFT = new Error('Another transaction has the name: the job runs again, by itself.')

/**
 * The transaction of several jobs that run at once. What they ask for at one moment is sent together, and what they write goes
 * with the commit: two round trips in all.
 */
export class SharedTransaction {
  readonly #client: PoolClient
  readonly #begin: string
  readonly #keepsPlans: boolean
  #hasBegun = false
  readonly #jobs: Job[] = []
  /** The names that its jobs hold, and ask for now. */
  readonly #holders = new Map<string, Job>()
  #names: string[] = []
  #reads: Read[] = []
  #wake = () => {}

  /**
   * @param options.isDurable false where a power cut may undo it.
   * @param options.keepsPlans false where statements with a name do not last.
   */
  constructor(client: PoolClient, { isDurable, keepsPlans }: { isDurable: boolean; keepsPlans: boolean }) {
    this.#client = client
    this.#keepsPlans = keepsPlans
    this.#begin = isDurable ? BEGIN : `${BEGIN}; set local synchronous_commit = off`
  }

  /**
   * Runs jobs until each has ended.
   *
   * @returns what became of them, in their order. Nothing is written before `commit`.
   * @throws what the database throws.
   */
  async run(
    works: readonly ((tx: Tx) => Promise<unknown>)[],
    newTransaction: (statements: JobStatements) => Tx,
  ): Promise<JobEnd[]> {
    for (const work of works) {
      const job: Job = { writes: [] }
      this.#jobs.push(job)
      void this.#runJob(job, () => work(newTransaction(this.#statementsOf(job))))
    }
    for (;;) {
      await settled()
      if (this.#names.length + this.#reads.length > 0) await this.#ask()
      else if (this.#jobs.every(({ end }) => end)) break
      else await new Promise<void>((resolve) => (this.#wake = resolve))
    }
    return this.#jobs.flatMap(({ end }) => end ?? [])
  }

  /** Writes what the jobs wrote, and commits. @throws what the database throws. Then nothing is written, unless the connection broke. */
  async commit(): Promise<void> {
    const writes = this.#jobs.flatMap(({ end, writes }) => (end?.status === 'wrote' ? writes : []))
    if (!this.#hasBegun && writes.length === 0) return
    const { command } = (await this.#send([...mergeWrites(writes), { text: 'commit' }])).at(-1) ?? {}
    if (command !== 'COMMIT') throw new Error(`The database ended a commit with ${command}.`)
  }

  async #runJob(job: Job, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      job.end ??= { status: job.writes.length > 0 ? 'wrote' : 'read' }
    } catch (error) {
      job.end ??= { status: 'failed', error }
    }
    this.#wake()
  }

  #statementsOf(job: Job): JobStatements {
    return {
      lock: async (name) => {
        if (job.end) throw LEFT
        const holder = this.#holders.get(name)
        if (holder === job) return
        if (holder) throw leave(job)
        this.#holders.set(name, job)
        this.#names.push(name)
        this.#wake()
      },
      execute: async <Row>(query: CompiledQuery<Row>) => {
        if (job.end) throw LEFT
        if (!isRead(query)) {
          job.writes.push(query)
          return []
        }
        return new Promise<Row[]>((found, failed) => {
          // The query decides the type of its rows.
          this.#reads.push({ job, query, found: (rows) => found(rows as Row[]), failed })
          this.#wake()
        })
      },
    }
  }

  /** The names come first, so that what is read after them was committed before. */
  async #ask(): Promise<void> {
    const [names, reads] = [this.#names, this.#reads]
    this.#names = []
    this.#reads = []
    const merged = mergeReads(reads.map(({ query }) => query))
    try {
      const [tried, answer] = await this.#send([
        names.length > 0 && { name: 'names', text: TRY_NAMES, values: [JSON.stringify(names)] },
        reads.length > 0 && merged.statement,
      ])
      for (const { name, isHeld } of tried?.rows ?? []) {
        const holder = this.#holders.get(String(name))
        if (!isHeld && holder) leave(holder)
      }
      const rows = merged.rowsOf(answer?.rows ?? [])
      reads.forEach(({ job, found, failed }, index) => {
        if (job.end?.status === 'left') failed(LEFT)
        else found(rows[index] ?? [])
      })
    } catch (error) {
      for (const { failed } of reads) failed(error)
      throw error
    }
  }

  /** Sends them at once. @returns the answers at the same places. */
  async #send(queries: readonly (QueryConfig | false)[]): Promise<(QueryResult<Row> | undefined)[]> {
    const begun = this.#hasBegun ? undefined : this.#client.query(this.#begin)
    this.#hasBegun = true
    const ask = (query: QueryConfig) =>
      this.#client.query<Row>(this.#keepsPlans ? query : { ...query, name: undefined })
    const results = await Promise.allSettled([begun, ...queries.map((query) => query && ask(query))])
    // The first says why; those after it were not done because of it.
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return results.slice(1).map((result) => (result.status === 'fulfilled' && result.value) || undefined)
  }
}

function leave(job: Job): Error {
  job.end = { status: 'left' }
  return LEFT
}

/** Returns when everything has run that waits for nothing but what has happened. */
function settled(): Promise<void> {
  return Promise.resolve().then(() => new Promise((resolve) => process.nextTick(resolve)))
}
