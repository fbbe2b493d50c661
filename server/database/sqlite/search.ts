import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../schema.ts'
import type { SearchDocument } from '../search-document.ts'
import { numbersOf } from './number-set.ts'

// FTS5: the virtual table `search`, whose row id is the submission's number.

export async function putDocument(tx: Tx, number: number, document: SearchDocument): Promise<void> {
  const { reference, name, email, answers, files, notes } = document
  await sql`delete from search where rowid = ${number}`.execute(tx)
  await sql`insert into search(rowid, reference, name, email, answers, files, notes) values (${number},
    ${reference}, ${name}, ${email}, ${answers}, ${files}, ${notes})`.execute(tx)
}

export async function matchesWords(db: Db | Tx, words: readonly string[]): Promise<RawBuilder<boolean>> {
  const match = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ')
  // Asked once, although a list and its count need the answer three times.
  const inSet = await numbersOf(db, sql`select rowid from search where search match ${match}`)
  return inSet(sql`submission.number`)
}
