import { type CompiledQuery, type ConnectionProvider, type Dialect, DummyDriver, Transaction } from 'kysely'
import type { Db, Schema, Tx } from '../schema.ts'

/** How a job asks, which shares its transaction. */
export interface JobStatements {
  execute<Row>(query: CompiledQuery<Row>): Promise<Row[]>
  lock(name: string): Promise<void>
}

const statements = new WeakMap<object, JobStatements>()

/** Undefined for a transaction that is not shared. */
export function statementsOf(tx: Db | Tx): JobStatements | undefined {
  return statements.get(tx)
}

const NO_CONNECTION: ConnectionProvider = {
  async provideConnection() {
    throw new Error('A job that shares its transaction runs prepared queries alone (prepared.ts).')
  },
}

/** What makes the transactions of jobs on a database. Only prepared queries and `lock` work on them. */
export function jobTransactions(db: Db, dialect: Dialect): (asked: JobStatements) => Tx {
  const executor = db.getExecutor().withConnectionProvider(NO_CONNECTION)
  const props = { config: { dialect }, dialect, driver: new DummyDriver(), executor }
  return (asked) => {
    const tx = new Transaction<Schema>(props)
    statements.set(tx, asked)
    return tx
  }
}
