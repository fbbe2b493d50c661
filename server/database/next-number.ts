import type { RawBuilder } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db, Tx } from './schema.ts'

/** The number of a new submission, as a part of its insert. */
export function nextNumber(db: Db | Tx): RawBuilder<number> {
  return engineOf(db).nextNumber
}
