import { engineOf } from './engine.ts'
import type { Db } from './schema.ts'

/**
 * Removes erased rows from the files of the database as far as this server can. Never waits for a reader: a visitor may
 * wait for this call.
 *
 * @throws what the database throws.
 */
export function forgetErased(db: Db): Promise<void> {
  return engineOf(db).forgetErased(db)
}
