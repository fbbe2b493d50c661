import { Kysely, type LogEvent } from 'kysely'
import { migrate } from '../migrate.ts'
import type { Db, Schema } from '../schema.ts'
import { PostgresDialect } from './dialect.ts'
import { databaseProblem } from './health.ts'
import { openFailure } from './open-failure.ts'

/**
 * Connects to the database of DATABASE_URL, and brings it to the newest schema.
 *
 * @param onQueryError told of each query that fails, also because it finds no connection.
 * @throws an Error for the operator when it cannot be reached or used, is newer, or would lose commits in a power cut.
 */
export async function openPostgres(databaseUrl: string, onQueryError?: (error: unknown) => void): Promise<Db> {
  // Of queries that fail on a connection Kysely tells its log.
  const log = onQueryError && ((event: LogEvent) => void (event.level === 'error' && onQueryError(event.error)))
  await using first = new Kysely<Schema>({ dialect: new PostgresDialect(databaseUrl, { isPatient: true }), log })
  try {
    const problem = await databaseProblem(first)
    if (problem) throw new Error(problem)
    await migrate(first)
  } catch (error) {
    throw openFailure(databaseUrl, error)
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect(databaseUrl, { onUnreachable: onQueryError }), log })
}
