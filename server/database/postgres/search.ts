import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../schema.ts'
import type { NumberedDocument, SearchDocument } from '../search-document.ts'

// The table `search` with a `tsvector` for each submission. The words are told apart here, as SQLite's tokenizer does:
// Postgres' own parser takes an email address or a URL for one word.

/** Letters and digits. */
const TOKEN = /[\p{L}\p{N}]+/gu
/** A lexeme has 2,046 bytes at most; nobody types so long a word to find it. */
const TOKEN_MAX = 200
/** PostgreSQL stores a position beyond as this one. */
const POSITION_MAX = 16_383
/** A vector has so many bytes at most: its words, with at most five more for each position. */
const VECTOR_MAX = 1_048_575
const ENTRY_BYTES = 5
/** Between two texts, so that no phrase reaches from one into the next. */
const GAP = 10

export async function putDocument(tx: Tx, number: number, document: SearchDocument): Promise<void> {
  const words = vectorOf(document)
  await sql`insert into search (number, words) values (${number}, ${words}::tsvector)
    on conflict (number) do update set words = excluded.words`.execute(tx)
}

/** Puts many documents into an index that has none of them. They are folded (contract/search-words.ts). */
export async function putDocuments(tx: Tx, documents: readonly NumberedDocument[]): Promise<void> {
  await sql`insert into search (number, words) select number, words::tsvector
    from unnest(${numbersOf(documents)}::integer[], ${documents.map(vectorOf)}::text[]) as one (number, words)`.execute(
    tx,
  )
}

/** @returns the number of the first document that the index has not, or has with other words. */
export async function differingDocument(db: Db, documents: readonly NumberedDocument[]): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`select one.number
    from unnest(${numbersOf(documents)}::integer[], ${documents.map(vectorOf)}::text[]) as one (number, words)
    left join search on search.number = one.number
    where search.words is distinct from one.words::tsvector order by one.number limit 1`.execute(db)
  return rows[0]?.number
}

function numbersOf(documents: readonly NumberedDocument[]): number[] {
  return documents.map(({ number }) => number)
}

export async function matchesWords(_db: Db | Tx, words: readonly string[]): Promise<RawBuilder<boolean>> {
  const query = words.map((word) => phraseOf(tokensOf(word))).join(' & ')
  return sql<boolean>`submission.number in (select number from search where words @@ ${query}::tsquery)`
}

/** A word may hold several tokens, as an email address does: then they stand one after the other. The last may go on. */
function phraseOf(tokens: readonly string[]): string {
  return `${tokens.map((token) => `'${token}'`).join(' <-> ')}:*`
}

/** The longest text comes last: of a request with more words than a vector takes, its last ones are not found. */
function vectorOf({ reference, name, email, answers, files, notes }: SearchDocument): string {
  const entries = new Set<string>()
  let position = 0
  let bytes = 0
  for (const text of [reference, name, email, files, notes, answers]) {
    position += GAP
    for (const token of tokensOf(text)) {
      position += 1
      const entry = `'${token}':${Math.min(position, POSITION_MAX)}`
      if (entries.has(entry)) continue
      bytes += Buffer.byteLength(token) + ENTRY_BYTES
      if (bytes > VECTOR_MAX) return [...entries].join(' ')
      entries.add(entry)
    }
  }
  return [...entries].join(' ')
}

function tokensOf(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => [...token].slice(0, TOKEN_MAX).join(''))
}
