import { join } from 'node:path'
import { engineOf } from './engine.ts'
import type { Db } from './schema.ts'

/** The path of the database file, where the data is kept in DATA_DIR. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db')
}

/**
 * Keeps the database's log short beside the server's work, where that is the server's task.
 *
 * @param failed is told when it ends by an error. Then commits do this work.
 * @returns ends it. The caller closes the database after that.
 */
export function startCheckpoints(db: Db, failed: (error: Error) => void): () => Promise<void> {
  return engineOf(db).startCheckpoints(db, failed)
}

/**
 * Removes erased rows from the files of the database as far as this server can. Never waits for a reader: a visitor may
 * wait for this call.
 *
 * @throws what the database throws.
 */
export function forgetErased(db: Db): Promise<void> {
  return engineOf(db).forgetErased(db)
}
