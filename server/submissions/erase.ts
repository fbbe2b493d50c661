import type { Office } from '../context.ts'

/** SQLite takes a bounded number of values in one statement. */
const BATCH = 500

/**
 * Removes submissions with their letters, keys and files. The records go first: a crash in between leaves files that
 * the next purge sweeps, never a record whose file is gone.
 */
export async function eraseAll(office: Office, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const files = await office.db.transaction().execute(async (tx) => {
      const attached = await tx.selectFrom('attachment').select('key').where('submissionId', 'in', batch).execute()
      await tx.deleteFrom('submission').where('id', 'in', batch).execute()
      return attached
    })
    for (const { key } of files) await office.store.remove(key)
  }
}
