import { Kysely, type LogConfig } from 'kysely'
import { migrate } from '../migrate.ts'
import type { Db, Schema } from '../schema.ts'
import { PostgresDialect } from './dialect.ts'
import { postgresEngine } from './engine.ts'
import { databaseProblem } from './health.ts'
import { openFailure } from './open-failure.ts'

/**
 * Connects to the database of DATABASE_URL, and brings it to the newest schema.
 *
 * @param onUnreachable told of each query that finds no connection. Kysely tells `log` of those that fail on one.
 * @throws an Error for the operator when it cannot be reached or used, is newer, or would lose commits in a power cut.
 */
export async function openPostgres(
  databaseUrl: string,
  log?: LogConfig,
  onUnreachable?: (error: unknown) => void,
): Promise<Db> {
  const engine = postgresEngine(databaseUrl)
  const first = new Kysely<Schema>({ dialect: new PostgresDialect(databaseUrl, engine, { isPatient: true }), log })
  try {
    const problem = await databaseProblem(first)
    if (problem) throw new Error(problem)
    await migrate(first)
  } catch (error) {
    throw openFailure(databaseUrl, error)
  } finally {
    await first.destroy()
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect(databaseUrl, engine, { onUnreachable }), log })
}
