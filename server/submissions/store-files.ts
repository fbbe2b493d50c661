import type { StagedFile } from '../attachments/store.ts'
import { StoreFault } from '../attachments/store-fault.ts'
import type { ServerContext } from '../context.ts'
import { databaseFault } from '../database/fault.ts'
import { faultFields } from '../log.ts'
import { type ScannedFile, type StoredUpload, scanAtReceipt } from './scan-at-receipt.ts'

/**
 * No file is begun later than so long after the first, ms. With the 30 s that a bucket may take for one, the visitor has an
 * answer before this server and most proxies end a silent connection (60 s).
 */
const LAST_START_MS = 25_000

/**
 * Stores staged files, has them scanned, and then runs the commit that refers to them: a record never comes before its
 * files. Files that no record uses afterwards are removed.
 *
 * @param commit - is given the stored files, in their order. `isUsed` tells whether a record has them now.
 * @throws what the store or `commit` throws; a StoreFault when the files together take longer than a visitor waits.
 */
export async function storeFiles<T>(
  context: ServerContext,
  files: readonly StagedFile[],
  commit: (stored: readonly ScannedFile[]) => Promise<{ result: T; isUsed: boolean }>,
): Promise<T> {
  const stored: StoredUpload[] = []
  try {
    const began = performance.now()
    for (const file of files) {
      if (performance.now() - began > LAST_START_MS) throw new StoreFault('STORE_TIMEOUT', 'Storing took too long.')
      stored.push({ ...file, ...(await context.store.put(file)) })
    }
    const { result, isUsed } = await commit(await scanAtReceipt(context, stored))
    if (!isUsed) await removeAll(context, stored)
    return result
  } catch (error) {
    // The commit of a connection that broke may end after this. The purge removes what no row has, an hour later.
    if (databaseFault(error) === 'busy') throw error
    const removal = removeUnused(context, stored)
    // A store that does not answer would let the visitor wait for that, too.
    if (!(error instanceof StoreFault)) await removal
    throw error
  }
}

/**
 * Removes files after a failure, but only when the database says that no row uses them: a commit that reported an
 * error may still be on the disk. If the database cannot tell, the purge removes them later.
 */
async function removeUnused(context: ServerContext, stored: readonly StoredUpload[]): Promise<void> {
  if (stored.length === 0) return
  try {
    const keys = stored.map(({ key }) => key)
    const used = await context.db.selectFrom('attachment').select('key').where('key', 'in', keys).execute()
    if (used.length === 0) await removeAll(context, stored)
  } catch (error) {
    context.log.warn(faultFields(error), 'files of a failed submission are left to the purge')
  }
}

/** A file that cannot be removed now belongs to no record, and the purge removes it later. */
async function removeAll({ store }: ServerContext, stored: readonly StoredUpload[]): Promise<void> {
  await Promise.all(stored.map(({ key }) => store.remove(key).catch(() => undefined)))
}
