import { sql } from 'kysely'
import { putDocuments } from '../postgres/search.ts'
import type { Db, Tx } from '../schema.ts'
import { lock, transaction } from '../transactions.ts'
import { documentsAfter } from './documents.ts'
import { readMoveMark, writeMoveMark } from './mark.ts'
import { lastHistoryId, rowsAfter } from './source.ts'
import type { CopiedTable } from './tables.ts'

/**
 * Copies all rows, and goes on where an earlier try of the same move was stopped. Each page of rows is one transaction with
 * the mark that counts it, so no row is copied twice or left out, whenever the process is killed.
 *
 * @param id of the move, whose mark the target has.
 * @param tell told of each table before it is copied: large ones take minutes.
 * @throws what the databases throw, or an Error for the operator that names the table whose rows the target refuses.
 */
export async function copyRows(
  source: Db,
  target: Db,
  tables: readonly CopiedTable[],
  id: string,
  tell: (step: string) => void,
): Promise<void> {
  for (const table of tables) {
    tell(`Copying ${table.name}`)
    await inPages(target, id, table.name, async (tx, place) => {
      const page = await rowsAfter(source, table, place)
      if (page.length > 0) await insertRows(tx, table, page)
      return page.at(-1)?.place
    })
  }
  tell('Copying search')
  await inPages(target, id, 'search', async (tx, number) => {
    const documents = await documentsAfter(source, number)
    if (documents.length > 0) await putDocuments(tx, documents)
    return documents.at(-1)?.number
  })
  await continueCounting(source, target)
}

/** @param copyPage copies what comes after a place, and gives the last place of it; undefined when nothing is left. */
async function inPages(
  target: Db,
  id: string,
  name: string,
  copyPage: (tx: Tx, after: number) => Promise<number | undefined>,
): Promise<void> {
  for (;;) {
    const isDone = await transaction(target, async (tx) => {
      // A try that was killed may still have a transaction here. This one waits for its end.
      await lock(tx, 'move')
      const mark = await readMoveMark(tx)
      if (mark?.id !== id || mark.isFinished) throw new Error('The mark of this move is gone from the new database.')
      const last = await copyPage(tx, mark.copied[name] ?? 0)
      if (last === undefined) return true
      await writeMoveMark(tx, { ...mark, copied: { ...mark.copied, [name]: last } })
      return false
    })
    if (isDone) return
  }
}

/** The values travel as JSON: both databases have texts, whole numbers and nulls alone. */
async function insertRows(tx: Tx, { name, columns }: CopiedTable, page: readonly { row: object }[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const rows = JSON.stringify(page.map(({ row }) => row))
  try {
    await sql`insert into ${sql.table(name)} (${list})
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`.execute(tx)
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`
    throw error
  }
}

/** The next submission and the next line of the history get numbers that none had before. */
async function continueCounting(source: Db, target: Db): Promise<void> {
  await sql`select setval('submission_number_sequence', max(number)) from submission having max(number) > 0`.execute(
    target,
  )
  const last = await lastHistoryId(source)
  if (last > 0) await sql`select setval(pg_get_serial_sequence('history', 'id'), ${last})`.execute(target)
}
