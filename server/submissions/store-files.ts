import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { faultFields } from '../log.ts'

/**
 * Stores staged files, and then runs the commit that refers to them: a record never comes before its files. Files that no
 * record uses afterwards are removed.
 *
 * @param commit - is given the keys of the stored files, in their order. `isUsed` tells whether a record has them now.
 * @throws what the disk or `commit` throws.
 */
export async function storeFiles<T>(
  context: ServerContext,
  files: readonly StagedFile[],
  commit: (storeKeys: readonly string[]) => Promise<{ result: T; isUsed: boolean }>,
): Promise<T> {
  const storeKeys: string[] = []
  try {
    for (const file of files) storeKeys.push((await context.store.put(file)).key)
    const { result, isUsed } = await commit(storeKeys)
    if (!isUsed) await removeAll(context, storeKeys)
    return result
  } catch (error) {
    await removeUnused(context, storeKeys)
    throw error
  }
}

/**
 * Removes files after a failure, but only when the database says that no row uses them: a commit that reported an
 * error may still be on the disk. If the database cannot tell, the purge removes them later.
 */
async function removeUnused(context: ServerContext, storeKeys: readonly string[]): Promise<void> {
  if (storeKeys.length === 0) return
  try {
    const used = await context.db.selectFrom('attachment').select('key').where('key', 'in', storeKeys).execute()
    if (used.length === 0) await removeAll(context, storeKeys)
  } catch (error) {
    context.log.warn(faultFields(error), 'files of a failed submission are left to the purge')
  }
}

/** A file that cannot be removed now belongs to no record, and the purge removes it later. */
async function removeAll(context: ServerContext, storeKeys: readonly string[]): Promise<void> {
  await Promise.all(storeKeys.map((key) => context.store.remove(key).catch(() => undefined)))
}
