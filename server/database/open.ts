import { openPostgres } from './postgres/open.ts'
import type { Db } from './schema.ts'
import { openSqlite } from './sqlite/open.ts'

interface Options {
  dataDir: string
  databaseUrl?: string
  /** Told of each query that fails, also because no connection was there for it. */
  onQueryError?: (error: unknown) => void
}

/**
 * Opens the database and brings it to the newest schema. The caller closes it with `db.destroy()`.
 *
 * @throws an Error for the operator when the database cannot be used, is newer, or when commits would not survive a power
 * cut.
 */
export async function openDatabase({ dataDir, databaseUrl, onQueryError }: Options): Promise<Db> {
  return databaseUrl === undefined ? openSqlite(dataDir, onQueryError) : openPostgres(databaseUrl, onQueryError)
}
