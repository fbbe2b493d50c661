import { mkdir } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import { errorCode } from '../../error-code.ts'
import { databaseFile } from '../database-file.ts'
import { migrate } from '../migrate.ts'
import type { Db, Schema } from '../schema.ts'
import { BUSY_MILLISECONDS, SqliteDialect } from './dialect.ts'
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

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_READONLY = 8
const SQLITE_IOERR = 10
const SQLITE_CORRUPT = 11
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14
const SQLITE_NOTADB = 26

/** An error of opening the database, for the operator: with its path and what to do. */
function openFailure(file: string, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  if (errorCode(error) !== 'ERR_SQLITE_ERROR') return new Error(`${file}: ${message}`, { cause: error })
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return new Error(`${file} ${remedy(errcode & 0xff, message)}`, { cause: error })
}

function remedy(errcode: number, message: string): string {
  if (errcode === SQLITE_CORRUPT || errcode === SQLITE_NOTADB)
    return `is damaged (${message}). Stop the server, move DATA_DIR away and restore the last backup into an empty one.`
  if (errcode === SQLITE_READONLY || errcode === SQLITE_CANTOPEN)
    return `cannot be written (${message}). The user that runs the server must own DATA_DIR and everything in it.`
  if (errcode === SQLITE_IOERR || errcode === SQLITE_FULL)
    return `cannot be written (${message}). Its disk is full, or faulty.`
  return `cannot be opened (${message}).`
}
