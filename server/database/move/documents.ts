import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import type { NumberedDocument } from '../search-document.ts'
import { PAGE_ROWS } from './source.ts'

/**
 * The texts of the source's index of words after a number, in the order of the numbers. They are folded already, so the
 * same words find them in another database.
 */
export async function documentsAfter(source: Db, number: number): Promise<NumberedDocument[]> {
  // The join leaves out words of a submission that is gone: a version before could leave them.
  const { rows } = await sql<NumberedDocument>`
    select search.rowid as number, search.reference, search.name, search.email, search.answers, search.files, search.notes
    from search join submission on submission.number = search.rowid
    where search.rowid > ${number} order by search.rowid limit ${PAGE_ROWS}`.execute(source)
  return rows
}
