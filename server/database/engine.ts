import type { CompiledQuery, DialectAdapter, Kysely, QueryExecutorProvider, RawBuilder } from 'kysely'
import type { ChangeSource } from './change-source.ts'
import type { LiveChannel, LiveListener } from './live-channel.ts'
import type { Db, Tx } from './schema.ts'
import type { SearchDocument } from './search-document.ts'

/** What must be true of a commit when its job is answered. */
export interface CommitOptions {
  /** False: it returns when other processes see the commit. A power cut may undo it. */
  isDurable?: boolean
  /**
   * True: statements of other jobs may run between those of this one, and what it writes is written when it has ended. Such a
   * job runs prepared queries alone, reads nothing that it wrote, waits for nothing else, and locks what it decides by.
   */
  isShared?: boolean
}

/** Work that shares a transaction with other work, and who waits for its end. */
export interface Job {
  work(tx: Tx): Promise<void>
  isDurable: boolean
  done(): void
  failed(error: unknown): void
}

/** Work as a job, which `begin` gets. @returns the result of the work once the job is done. */
export function runAsJob<T>(
  work: (tx: Tx) => Promise<T>,
  { isDurable = true }: CommitOptions,
  begin: (job: Job) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let value: T
    begin({
      async work(tx) {
        value = await work(tx)
      },
      isDurable,
      done: () => resolve(value),
      failed: reject,
    })
  })
}

/** Rows that one transaction changes at a time. */
export type HeldTable = 'submission' | 'subscriber'

/** A condition: the column, which holds numbers of submissions, holds one of a set. */
export type InSet = (column: RawBuilder<number>) => RawBuilder<boolean>

/**
 * What differs between the databases. All other queries are the same words for both. Each method is one function of this
 * folder, which says what it promises (transactions.ts, search.ts, database-file.ts, health.ts and others).
 */
export interface Engine {
  /** Runs a query that is compiled already, and gives its rows. */
  execute<Row>(db: Db | Tx, query: CompiledQuery<Row>): Promise<Row[]>
  groupCommit<T>(db: Db, work: (tx: Tx) => Promise<T>, options: CommitOptions): Promise<T>
  transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T>
  whenSynced(db: Db): Promise<void>
  lock(tx: Tx, name: string): Promise<void>
  hold(tx: Tx, table: HeldTable, ids: readonly string[]): Promise<void>
  /** Whether a worker passes over rows that another one takes at the same moment. Else it is the only one. */
  readonly skipsLocked: boolean
  /** The number of a new submission, for its insert. */
  readonly nextNumber: RawBuilder<number>
  problem(db: Db): Promise<string | undefined>
  /** What holds when there is no problem, for the doctor. */
  readonly soundness: string
  forgetErased(db: Db): Promise<void>
  startCheckpoints(db: Db, failed: (error: Error) => void): () => Promise<void>
  putDocument(tx: Tx, number: number, document: SearchDocument): Promise<void>
  /** At least one word, folded (contract/search-words.ts). */
  matchesWords(db: Db | Tx, words: readonly string[]): Promise<RawBuilder<boolean>>
  /** A query's numbers of submissions as a condition on any column that holds such numbers. */
  numbersOf(db: Db | Tx, query: RawBuilder<unknown>): Promise<InSet>
  isOneOf(column: RawBuilder<number>, numbers: readonly number[]): RawBuilder<boolean>
  isSameText(column: RawBuilder<string>, text: string): RawBuilder<boolean>
  changeSource(db: Db): ChangeSource
  openLiveChannel(listener: LiveListener): LiveChannel
  /** How many servers share the database, this one too. */
  countServers(db: Db): Promise<number>
  /** Does the work unless another server does it at this moment. @returns whether it was done here. */
  runAlone(db: Db, name: string, work: () => Promise<unknown>): Promise<boolean>
  readonly schemaSteps: SchemaSteps
}

/** Steps of migrations that each engine has in words of its own. */
export interface SchemaSteps {
  /** The type of an id that counts up and is never used twice; undefined where the schema builder has it. */
  readonly countingId: RawBuilder<unknown> | undefined
  hasTable(db: QueryExecutorProvider, name: string): Promise<boolean>
  numberSubmissions(db: Kysely<unknown>): Promise<void>
  indexSenders(db: Kysely<unknown>): Promise<void>
  createSearch(db: Kysely<unknown>): Promise<void>
  indexPrefixes(db: Kysely<unknown>): Promise<void>
  indexQueues(db: Kysely<unknown>): Promise<void>
}

/** The engine of a database or of a transaction on it. */
export function engineOf(db: QueryExecutorProvider): Engine {
  const { adapter } = db.getExecutor()
  if (!hasEngine(adapter)) throw new Error('The database was not opened by openDatabase.')
  return adapter.engine
}

/** An adapter of this folder, which every executor of its database carries. */
export interface EngineAdapter extends DialectAdapter {
  readonly engine: Engine
}

function hasEngine(adapter: DialectAdapter): adapter is EngineAdapter {
  return 'engine' in adapter
}
