import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './schema.ts'

/**
 * The numbers of the canaries that are on their way. There are none most of the time, and a handful at once. A condition on
 * the column `canary` would cost every count the index that it reads now, so lists and counts leave out these numbers.
 */
export async function canaryNumbers(db: Db | Tx): Promise<number[]> {
  const rows = await db.selectFrom('submission').select('number').where('canary', '=', 1).execute()
  return rows.map(({ number }) => number)
}

/** A condition: the submission is none of these. */
export function noneOf(numbers: readonly number[]): RawBuilder<boolean> {
  if (numbers.length === 0) return sql<boolean>`true`
  return sql<boolean>`submission.number not in (select value from json_each(${JSON.stringify(numbers)}))`
}
