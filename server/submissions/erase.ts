import type { ServerContext } from '../context.ts'
import { batchesOf } from '../database/batches.ts'

/**
 * Removes submissions with their emails, keys and files. The records go first. A crash in between leaves files without
 * a record, which the next purge removes; it never leaves a record without its file.
 */
export async function eraseAll(context: ServerContext, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) {
    const files = await context.db.transaction().execute(async (tx) => {
      const attached = await tx.selectFrom('attachment').select('key').where('submissionId', 'in', batch).execute()
      // Every other table deletes its rows with the submission's.
      await tx.deleteFrom('submission').where('id', 'in', batch).execute()
      return attached
    })
    for (const { key } of files) await context.store.remove(key)
  }
}
