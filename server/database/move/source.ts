import { sql } from 'kysely'
import { databaseFile } from '../database-file.ts'
import { databaseFault } from '../fault.ts'
import type { Db } from '../schema.ts'
import { openSqlite } from '../sqlite/open.ts'
import type { CopiedTable } from './tables.ts'

/** One row, its values in the order of the table's columns. */
export type Row = readonly (string | number | null)[]

/** Rows that are read at a time: bounds the memory, and the text of one insert. */
export const PAGE_ROWS = 500

/**
 * Opens the records in DATA_DIR for a move, and keeps every other process from reading or writing them until they are
 * closed.
 *
 * @throws an Error for the operator while a server or a command uses them.
 */
export async function openSource(dataDir: string): Promise<Db> {
  const db = await openSqlite(dataDir)
  try {
    await sql`pragma locking_mode = exclusive`.execute(db)
    // Takes the lock, and in this mode the commit keeps it. It fails while any other connection is open, even an idle one.
    await db.transaction().execute(async () => {})
    return db
  } catch (error) {
    await db.destroy()
    if (databaseFault(error) !== 'busy') throw error
    throw new Error(
      `${databaseFile(dataDir)} is in use. Stop every server and command of this DATA_DIR first, and keep them stopped ` +
        'until the move has ended.',
    )
  }
}

/** The rows after a row, in the order in which they were inserted, each with its place in that order. */
export async function rowsAfter(db: Db, { name, columns }: CopiedTable, place: number) {
  const { rows } = await sql<Record<string, string | number | null>>`
    select rowid as "_place", ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    where rowid > ${place} order by rowid limit ${PAGE_ROWS}`.execute(db)
  return rows.map(({ _place, ...row }) => ({ place: Number(_place), row }))
}

/** All rows in the order of the key, a page at a time. Texts are ordered by their bytes. */
export async function* sortedRows(db: Db, { name, columns, key }: CopiedTable): AsyncGenerator<Row[]> {
  // Rows may be the same in all columns, and each has a place of its own.
  const order = sql.join([...key, 'rowid'].map((column) => sql.ref(column)))
  let after: (string | number | null)[] | undefined
  for (;;) {
    const { rows } = await sql<Record<string, string | number | null>>`
      select rowid as "_place", ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${after ? sql`where (${order}) > (${sql.join(after)})` : sql``} order by ${order} limit ${PAGE_ROWS}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => columns.map((column) => row[column] ?? null))
    after = [...key, '_place'].map((column) => last[column] ?? null)
  }
}

/** How many rows a table has. */
export async function countRows(db: Db, table: CopiedTable['name'] | 'search'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The last id that the history has given, also to a row that is gone. 0: none yet. */
export async function lastHistoryId(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'history'`.execute(db)
  return rows[0]?.seq ?? 0
}
