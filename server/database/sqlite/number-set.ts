import { type RawBuilder, sql } from 'kysely'
import type { InSet } from '../engine.ts'
import type { Db, Tx } from '../schema.ts'

/** Above so many numbers it is cheaper to walk a list in its order and ask for each row whether it belongs. */
const NARROW = 2_000

/** The numbers that a query gives in its only column, read once. */
export async function numbersOf(db: Db | Tx, query: RawBuilder<unknown>): Promise<InSet> {
  const { rows } = await sql<{ numbers: string }>`
    with found(number) as (${query}) select json_group_array(number) as numbers from found`.execute(db)
  return numberSet(rows[0]?.numbers ?? '[]')
}

/**
 * A condition for a set of any size, which several statements may use. A large set is one byte for each submission, because
 * SQLite would make a tree of a list of 100,000 numbers in each statement (40 ms); a byte is found at once.
 *
 * @param json - the numbers as a JSON array, from `json_group_array`.
 */
function numberSet(json: string): InSet {
  // Only `json_group_array` over integers writes this text.
  const numbers = JSON.parse(json) as number[]
  if (numbers.length <= NARROW) return (column) => sql<boolean>`${column} in (select value from json_each(${json}))`
  const bytes = new Uint8Array(numbers.reduce((highest, number) => Math.max(highest, number), 0))
  for (const number of numbers) bytes[number - 1] = 1
  return (column) => sql<boolean>`substr(${bytes}, ${column}, 1) = x'01'`
}
