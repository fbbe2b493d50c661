import type { RawBuilder } from 'kysely'
import { fold, wordsOf } from '../../contract/search-words.ts'
import { engineOf } from './engine.ts'
import type { Db, Tx } from './schema.ts'
import type { SearchDocument } from './search-document.ts'

// The full-text index over everything that was typed.

/** Puts the submission's texts into the index, in place of what was there. */
export async function putDocument(tx: Tx, number: number, document: SearchDocument): Promise<void> {
  const { reference, name, email, answers, files, notes } = document
  const folded = { reference: fold(reference), name: fold(name), email: fold(email), answers: fold(answers) }
  await engineOf(tx).putDocument(tx, number, { ...folded, files: fold(files), notes: fold(notes) })
}

/**
 * A condition on `submission.number`: every word of the query begins a word of the submission. Undefined for a query
 * without letters and digits.
 */
export async function matchesText(db: Db | Tx, query: string): Promise<RawBuilder<boolean> | undefined> {
  const words = wordsOf(query)
  return words.length === 0 ? undefined : engineOf(db).matchesWords(db, words)
}
