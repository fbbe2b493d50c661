import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Engine, EngineAdapter } from '../engine.ts'
import { sqliteEngine } from './engine.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

// Its calls are synchronous: a statement that waits for a lock or for the disk stops the event loop. So the wait for a lock
// is short, transactions are short, and group commits sync the disk in another thread (write-ahead-log.ts).

/** How long a statement waits for the lock of another process, such as the desk's command line. Then it fails. */
export const BUSY_MILLISECONDS = 500
/** The same while a database is opened: another process may just be migrating it, and nobody is being answered yet. */
const OPENING_MILLISECONDS = 30_000
/** How many prepared statements are cached. The server uses a few dozen; lists of varying length add more. */
const STATEMENT_CACHE_SIZE = 200

interface SqliteOptions {
  readOnly?: boolean
  onQueryError?: (error: unknown) => void
}

/**
 * Kysely over Node's own SQLite.
 *
 * Opening fails unless `synchronous=FULL` holds: without it a power cut loses rows that were already acknowledged.
 */
export class SqliteDialect implements Dialect {
  readonly #driver: SqliteDriver
  readonly #engine: Engine

  /**
   * @param options.readOnly for a file that nothing writes.
   * @param options.onQueryError told of each query that fails.
   */
  constructor(file: string | URL, { readOnly = false, onQueryError = () => {} }: SqliteOptions = {}) {
    const open = () => (readOnly ? new DatabaseSync(file, { readOnly }) : openFile(file))
    const driver = new SqliteDriver(() => new SqliteConnection(open(), onQueryError), String(file))
    this.#driver = driver
    this.#engine = sqliteEngine(String(file), <Row>(query: CompiledQuery) => driver.connection.run<Row>(query).rows)
  }

  /** For commits that are synced later. It is closed with the database. */
  get log(): WriteAheadLog {
    return this.#driver.log
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter(this.#engine)
  }

  createDriver(): Driver {
    return this.#driver
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter implements EngineAdapter {
  readonly engine: Engine

  constructor(engine: Engine) {
    super()
    this.engine = engine
  }

  // SQLite can roll back schema changes, so all migrations run inside one transaction.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly log: WriteAheadLog
  readonly #open: () => SqliteConnection
  #connection: SqliteConnection | undefined

  constructor(open: () => SqliteConnection, file: string) {
    this.#open = open
    this.log = new WriteAheadLog((statement) => this.connection.exec(statement), file)
  }

  async init(): Promise<void> {
    this.#connection = this.#open()
  }

  get connection(): SqliteConnection {
    if (!this.#connection) throw new Error('The database is not open.')
    return this.#connection
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection
  }

  // IMMEDIATE takes the write lock at once. A transaction that reads first may fail when it asks for the lock later.
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has rolled back already. An error here would hide that one.
    if (this.#connection?.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.close()
    this.#connection = undefined
    await this.log.close()
  }
}

interface PreparedStatement {
  statement: StatementSync
  /** Asked once: the answer costs more than a small statement. */
  hasRows: boolean
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #onQueryError: (error: unknown) => void
  readonly #statements = new Map<string, PreparedStatement>()

  constructor(database: DatabaseSync, onQueryError: (error: unknown) => void) {
    this.#database = database
    this.#onQueryError = onQueryError
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.run(query)
  }

  /** The same at once. The caller has the connection for itself. */
  run<R>(query: CompiledQuery): QueryResult<R> {
    try {
      const { statement, hasRows } = this.#prepare(query.sql)
      // Kysely types parameters as unknown. The schema allows only text, numbers and null.
      const parameters = query.parameters as SQLInputValue[]
      // The caller's query decides the type of its rows.
      if (hasRows) return { rows: statement.all(...parameters) as R[] }
      const { changes, lastInsertRowid } = statement.run(...parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    } catch (error) {
      this.#onQueryError(error)
      throw error
    }
  }

  // Iterating a statement crashed older versions of Node. No query here returns enough rows to need it.
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: select with a limit.')
  }

  /** For a setting, which has its effect when it is compiled: a cached statement would have it once. */
  exec(statement: string): void {
    this.#database.exec(statement)
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): PreparedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    const oldest = this.#statements.keys().next()
    if (this.#statements.size >= STATEMENT_CACHE_SIZE && !oldest.done) this.#statements.delete(oldest.value)
    const statement = this.#database.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

function openFile(file: string | URL): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: OPENING_MILLISECONDS, enableForeignKeyConstraints: true })
  // Some statements need a temporary file. A system service may have no folder for one, so it lives in memory.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;')
  // What is erased is overwritten, so that no copy of the file shows it.
  database.exec('pragma secure_delete = on;')
  const mode = pragma(database, 'journal_mode')
  const synchronous = pragma(database, 'synchronous')
  if (mode !== 'wal' || synchronous !== 2) {
    database.close()
    throw new Error(
      `${file}: SQLite runs with journal_mode=${mode}, synchronous=${synchronous}; need wal and 2 (FULL).`,
    )
  }
  return database
}

function pragma(database: DatabaseSync, name: string): unknown {
  return database.prepare(`pragma ${name}`).get()?.[name]
}
