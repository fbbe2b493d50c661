import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { openFailure } from './open-failure.ts'
import type { Db, Schema } from './schema.ts'
import { BUSY_MILLISECONDS, SqliteDialect } from './sqlite.ts'
import { setLog } from './write-ahead-log.ts'

/** The path of the database file. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db')
}

/**
 * Opens the database and brings it to the newest schema. The caller closes it with `db.destroy()`.
 *
 * @throws an Error for the operator when the database is damaged, newer or not ours to write, when commits would not
 * survive a power cut, or when DATABASE_URL is set.
 */
export async function openDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<Db> {
  if (options.databaseUrl) {
    throw new Error('DATABASE_URL is set, but this version keeps its data in SQLite only. Remove DATABASE_URL.')
  }
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const file = databaseFile(options.dataDir)
  const dialect = new SqliteDialect(file)
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
