import { type RawBuilder, sql } from 'kysely'
import { fold, wordsOf } from '../../contract/search-words.ts'
import type { Db, Tx } from './schema.ts'

// The full-text index over everything that was typed. Postgres would have a column `tsvector` behind these functions.

/** The texts of one submission. */
export interface SearchDocument {
  reference: string
  name: string
  email: string
  answers: string
  files: string
  notes: string
}

/** Puts the submission's texts into the index, in place of what was there. */
export async function putDocument(tx: Tx, number: number, document: SearchDocument): Promise<void> {
  const { reference, name, email, answers, files, notes } = document
  await sql`delete from search where rowid = ${number}`.execute(tx)
  await sql`insert into search(rowid, reference, name, email, answers, files, notes) values (${number},
    ${fold(reference)}, ${fold(name)}, ${fold(email)}, ${fold(answers)}, ${fold(files)}, ${fold(notes)})`.execute(tx)
}

/** Above so many matches it is cheaper to walk the list in its order and ask the index for each row. */
const NARROW = 2_000

/**
 * A condition on `submission.number`: every word of the query begins a word of the submission. Undefined for a query
 * without letters and digits.
 */
export async function matchesText(db: Db | Tx, query: string): Promise<RawBuilder<boolean> | undefined> {
  const words = wordsOf(query)
  if (words.length === 0) return undefined
  const match = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ')
  const matched = sql`select rowid from search where search match ${match}`
  const some = await sql<{ rowid: number }>`${matched} limit ${NARROW + 1}`.execute(db)
  const numbers = some.rows.map(({ rowid }) => rowid)
  return numbers.length > NARROW
    ? // The plus keeps the engine from looking up every match by its number.
      sql<boolean>`+submission.number in (${matched})`
    : sql<boolean>`submission.number in (select value from json_each(${JSON.stringify(numbers)}))`
}
