import { mkdir } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import { databaseFile } from '../database-file.ts'
import { migrate } from '../migrate.ts'
import type { Db, Schema } from '../schema.ts'
import { BUSY_MILLISECONDS, SqliteDialect } from './dialect.ts'
import { openFailure } from './open-failure.ts'
import { setLog } from './write-ahead-log.ts'

/**
 * Opens the database file in DATA_DIR, and creates what is missing.
 *
 * @throws an Error for the operator when the database is damaged, newer or not ours to write, or when commits would not
 * survive a power cut.
 */
export async function openSqlite(dataDir: string, onQueryError?: (error: unknown) => void): Promise<Db> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = databaseFile(dataDir)
  const dialect = new SqliteDialect(file, { onQueryError })
  const db = new Kysely<Schema>({ dialect })
  try {
    await migrate(db)
    await sql`pragma busy_timeout = ${sql.lit(BUSY_MILLISECONDS)}`.execute(db)
    setLog(db, dialect.log)
    return db
  } catch (error) {
    await db.destroy()
    throw openFailure(file, error)
  }
}
