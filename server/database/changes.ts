import type { ChangeSource } from './change-source.ts'
import { engineOf } from './engine.ts'
import type { Db } from './schema.ts'

/** What changed, as the database tells it. The server asks every second. */
export function changeSource(db: Db): ChangeSource {
  return engineOf(db).changeSource(db)
}
