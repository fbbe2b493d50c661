import { type RawBuilder, sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db, Tx } from './schema.ts'

/**
 * A condition: the submission is none of the canaries that are on their way. There are none most of the time, and a handful
 * at once. A condition on the column `canary` would cost every count the index that it reads now, so lists and counts leave
 * out their numbers.
 */
export async function isNoCanary(db: Db | Tx): Promise<RawBuilder<boolean>> {
  // A value that is bound later would not do: the index holds the canaries alone.
  const { rows } = await sql<{ number: number }>`select number from submission where canary = 1`.execute(db)
  return noneOf(
    db,
    rows.map(({ number }) => number),
  )
}

/** A condition: the submission is none of these. */
export function noneOf(db: Db | Tx, numbers: readonly number[]): RawBuilder<boolean> {
  if (numbers.length === 0) return sql<boolean>`true`
  return sql<boolean>`not (${engineOf(db).isOneOf(sql`submission.number`, numbers)})`
}
