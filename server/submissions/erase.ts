import type { ServerContext } from '../context.ts'
import { batchesOf } from '../database/batches.ts'
import { forgetErased } from '../database/forget.ts'
import { removeEmlFiles } from '../mail/eml-transport.ts'

/**
 * Removes submissions with their emails, keys and files, so that no file of the database shows them any more. The records go first. A crash in between leaves files without
 * a record, which the next purge removes; it never leaves a record without its file.
 */
export async function eraseAll(context: ServerContext, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) {
    const { files, emails } = await context.db.transaction().execute(async (tx) => {
      const emails = await tx.selectFrom('outbox').select('id').where('submissionId', 'in', batch).execute()
      const attached = await tx.selectFrom('attachment').select('key').where('submissionId', 'in', batch).execute()
      // Every other table deletes its rows with the submission's.
      await tx.deleteFrom('submission').where('id', 'in', batch).execute()
      return { files: attached, emails }
    })
    for (const { key } of files) await context.store.remove(key)
    const ids = emails.map(({ id }) => id)
    await removeEmlFiles(context.dataDir, ids)
  }
  if (ids.length > 0) await forgetErased(context.db)
}
