import { engineOf } from './engine.ts'
import type { Db } from './schema.ts'

/**
 * Keeps the database's log short beside the server's work, where that is the server's task.
 *
 * @param failed is told when it ends by an error. Then commits do this work.
 * @returns ends it. The caller closes the database after that.
 */
export function startCheckpoints(db: Db, failed: (error: Error) => void): () => Promise<void> {
  return engineOf(db).startCheckpoints(db, failed)
}
