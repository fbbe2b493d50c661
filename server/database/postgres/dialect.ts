import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect as KyselyPostgresDialect,
  PostgresAdapter,
  PostgresDriver,
} from 'kysely'
import pg from 'pg'
import type { Engine, EngineAdapter } from '../engine.ts'
import { postgresEngine } from './engine.ts'
import { asUnreachable } from './fault.ts'
import { GroupCommits } from './group-commit.ts'

/** Connections of one server. With the 100 that Postgres allows by default, several instances find room. */
const CONNECTIONS_MAX = 10
/** A request waits so long for a connection, ms. Then it is answered with 503. */
const CONNECT_MS = 5_000
/** A statement that takes longer is ended by the database, ms: the visitor has gone. */
const STATEMENT_MS = 30_000
/** A transaction whose server has died without a word gives its locks back after this time, ms. */
const IDLE_MS = 60_000

/** Kysely over `pg`, with numbers as numbers. Connections that broke are replaced by new ones. */
export class PostgresDialect extends KyselyPostgresDialect {
  readonly #pool: pg.Pool
  readonly #engine: Engine
  readonly #onUnreachable: (error: unknown) => void

  /**
   * @param options.isPatient no statement is ended, because migrations take as long as they take.
   * @param options.onUnreachable told of each query that finds no connection, and of each shared transaction that fails.
   */
  constructor(
    databaseUrl: string,
    {
      isPatient = false,
      onUnreachable = () => {},
    }: { isPatient?: boolean; onUnreachable?: (error: unknown) => void } = {},
  ) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: CONNECTIONS_MAX,
      connectionTimeoutMillis: CONNECT_MS,
      // The second ends the wait for a database that has gone without a word.
      ...(!isPatient && { statement_timeout: STATEMENT_MS, query_timeout: STATEMENT_MS + CONNECT_MS }),
      idle_in_transaction_session_timeout: IDLE_MS,
      application_name: 'site',
      // Connections stay open while nobody uses them, and the system finds out which have broken.
      idleTimeoutMillis: 0,
      keepAlive: true,
      types: { getTypeParser },
      // A statement is sent before the one before it is answered, where nobody waits for that.
      pipeline: true,
    })
    // A connection that breaks while nobody uses it says so by an event, which would end the process. The next query that
    // needs one opens another.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    super({ pool })
    this.#pool = pool
    this.#engine = postgresEngine(databaseUrl, new GroupCommits(pool, this, onUnreachable))
    this.#onUnreachable = onUnreachable
  }

  override createAdapter(): PostgresAdapter {
    return new AdapterWithEngine(this.#engine)
  }

  override createDriver(): Driver {
    return new ReconnectingDriver(this.#pool, this.#onUnreachable)
  }
}

class AdapterWithEngine extends PostgresAdapter implements EngineAdapter {
  readonly engine: Engine

  constructor(engine: Engine) {
    super()
    this.engine = engine
  }

  // Migrations hold a lock of our own. After a failure Kysely's cannot be released, and that error would hide the first.
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** Says of every error of a connection that the database cannot be reached (`fault.ts`). */
class ReconnectingDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()
  readonly #onUnreachable: (error: unknown) => void

  constructor(pool: pg.Pool, onUnreachable: (error: unknown) => void) {
    super({ pool })
    this.#onUnreachable = onUnreachable
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection()
      if (!this.#known.has(connection)) this.#translate(connection)
      return connection
    } catch (error) {
      const unreachable = asUnreachable(error)
      this.#onUnreachable(unreachable)
      throw unreachable
    }
  }

  #translate(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      try {
        return await execute<R>(query)
      } catch (error) {
        throw asUnreachable(error)
      }
    }
    this.#known.add(connection)
  }
}

/** Counts, sums and instants are far below 2^53. */
const AS_NUMBER: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  // `pg` types its own default parser by the format, and asks for text alone.
  return AS_NUMBER.includes(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')
}
