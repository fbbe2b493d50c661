import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

// Only copy.ts imports node:sqlite beside this file. Its calls are synchronous: a statement that waits for a lock stops the event loop.
// So the wait is short, and transactions are short. A writer in its own thread would replace only `SqliteDriver`.

/** How long a statement waits for the lock of another process, such as the desk's command line. Then it fails. */
const BUSY_MILLISECONDS = 500
/** How many prepared statements are cached. The server uses a few dozen; lists of varying length add more. */
const STATEMENT_CACHE_SIZE = 200

/**
 * Kysely over Node's own SQLite.
 *
 * Opening fails unless `synchronous=FULL` holds: without it a power cut loses rows that were already acknowledged.
 *
 * @param options.readOnly for a file that nothing writes.
 */
export function sqliteDialect(file: string | URL, { readOnly = false } = {}): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new SqliteDriver(() => (readOnly ? new DatabaseSync(file, { readOnly }) : openFile(file))),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite can roll back schema changes, so all migrations run inside one transaction.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync
  #connection: SqliteConnection | undefined

  constructor(open: () => DatabaseSync) {
    this.#open = open
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#open())
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The database is not open.')
    return this.#connection
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
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(query.sql)
    // Kysely types parameters as unknown. The schema allows only text, numbers and null.
    const parameters = query.parameters as SQLInputValue[]
    // The caller's query decides the type of its rows.
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  // Iterating a statement crashed older versions of Node. No query here returns enough rows to need it.
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: select with a limit.')
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const oldest = this.#statements.keys().next()
    if (this.#statements.size >= STATEMENT_CACHE_SIZE && !oldest.done) this.#statements.delete(oldest.value)
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

function openFile(file: string | URL): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, enableForeignKeyConstraints: true })
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
