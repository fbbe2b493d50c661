import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { differingDocument } from '../postgres/search.ts'
import type { Db, Schema, Tx } from '../schema.ts'
import { documentsAfter } from './documents.ts'
import { OWN_KEYS } from './mark.ts'
import { countRows, PAGE_ROWS, type Row, sortedRows } from './source.ts'
import type { CopiedTable } from './tables.ts'

/** One table that is the same in both databases. */
export interface ComparedTable {
  name: keyof Schema
  rows: number
  /** SHA-256 of all rows in the order of the key, each as a JSON array of its columns and a line break; hex. */
  sha256: string
}

/** Something differs between the two databases. The message names the place, and no value but a key. */
export class RowsDiffer extends Error {}

/** Reads every row of both databases and compares them. @throws RowsDiffer at the first one that differs. */
export async function compareRows(source: Db, target: Db, tables: readonly CopiedTable[]): Promise<ComparedTable[]> {
  return Array.fromAsync(tables, (table) => compareTable(source, target, table))
}

/** Compares the index of words with the source's. @returns how many submissions it has. @throws RowsDiffer */
export async function compareDocuments(source: Db, target: Db): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const documents = await documentsAfter(source, after)
    const last = documents.at(-1)
    if (!last) break
    const differing = await differingDocument(target, documents)
    if (differing !== undefined) throw new RowsDiffer(`The search words of submission ${differing} differ.`)
    count += documents.length
    after = last.number
  }
  const there = await countRows(target, 'search')
  if (there !== count) throw new RowsDiffer(`The search has ${there} submissions, but ${count} were copied.`)
  return count
}

function compareTable(source: Db, target: Db, table: CopiedTable): Promise<ComparedTable> {
  return target.transaction().execute(async (tx) => {
    const hash = createHash('sha256')
    let rows = 0
    const others = targetRows(tx, table)
    for await (const page of sortedRows(source, table)) {
      for (const row of page) {
        const other = (await others.next()).value
        const text = JSON.stringify(row)
        if (text !== JSON.stringify(other)) throw new RowsDiffer(differenceOf(table, row, other ?? undefined))
        hash.update(`${text}\n`)
        rows += 1
      }
    }
    const more = (await others.next()).value
    if (more) throw new RowsDiffer(differenceOf(table, undefined, more))
    return { name: table.name, rows, sha256: hash.digest('hex') }
  })
}

/** All rows of the target in the order of `sortedRows`, by a cursor of this transaction. */
async function* targetRows(tx: Tx, { name, columns, key }: CopiedTable): AsyncGenerator<Row, undefined> {
  const { rows: types } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute where attrelid = ${name}::regclass`.execute(
    tx,
  )
  const texts = new Set(types.filter(({ type }) => type === 'text').map((column) => column.name))
  // By bytes, whatever the order of words in the database.
  const order = key.map((column) => (texts.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)))
  const own = name === 'installation' ? sql`where key not in (${sql.join(OWN_KEYS.map((one) => sql.lit(one)))})` : sql``
  await sql`declare compared no scroll cursor for select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(name)} ${own} order by ${sql.join(order)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Record<string, Row[number]>>`fetch ${sql.lit(PAGE_ROWS)} from compared`.execute(tx)
    if (rows.length === 0) break
    for (const row of rows) yield columns.map((column) => row[column] ?? null)
  }
  await sql`close compared`.execute(tx)
  return undefined
}

function differenceOf({ name, columns, key }: CopiedTable, row: Row | undefined, other: Row | undefined): string {
  const keyOf = (one: Row) => key.map((column) => one[columns.indexOf(column)]).join(', ')
  if (!row || !other || keyOf(row) !== keyOf(other)) {
    const shown = row ?? other
    return `${name}: the row ${shown && keyOf(shown)} is not in both databases.`
  }
  const column = columns.find((_, at) => row[at] !== other[at])
  return `${name}: the row ${keyOf(row)} differs in ${column}.`
}
