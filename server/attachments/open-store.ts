import { existsSync, readdirSync } from 'node:fs'
import type { S3Config } from '../config.ts'
import { faultFields, type Log } from '../log.ts'
import { diskStore, filesFolder } from './disk-store.ts'
import type { AttachmentStore } from './store.ts'
import { StoreFault } from './store-fault.ts'

interface Options {
  dataDir: string
  s3?: S3Config
  /** Whose bucket it is: the same for all instances of an installation. */
  owner: string
  /** Its names before the secret was renewed. */
  earlierOwners?: readonly string[]
  /** Whether any record has an attachment. */
  hasAttachments: boolean
  log: Log
}

/**
 * Opens the attachments' store: the bucket of the settings, else the disk. A bucket that cannot be reached does not stop
 * the start, because pages and submissions without files need none.
 *
 * @throws an Error for the operator when the records' files must be elsewhere, or the bucket is another installation's.
 */
export async function openStore({
  dataDir,
  s3,
  owner,
  earlierOwners,
  hasAttachments,
  log,
}: Options): Promise<AttachmentStore> {
  const folder = filesFolder(dataDir)
  if (!s3) {
    if (!hasAttachments || existsSync(folder)) return diskStore(dataDir)
    throw new Error(
      `${folder} is missing, but submissions have attachments. Restore it from the backup of the same day, or set ` +
        'S3_BUCKET where they are in a bucket.',
    )
  }
  if (hasAttachments && existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(
      `S3_BUCKET is set, but attachments are in ${folder}. Move them into the bucket by backup and restore ` +
        '(docs/deploy.md, attachments in a bucket) or with the records by `move --files s3`, or remove S3_BUCKET.',
    )
  }
  // The client costs 40 MB of memory, which a server without a bucket does not pay.
  const { s3Store } = await import('./s3-store.ts')
  const store = s3Store(s3, { dataDir, owner, earlierOwners })
  try {
    await store.claim()
  } catch (error) {
    if (!(error instanceof StoreFault) || error.code === 'STORE_FOREIGN') throw error
    log.warn(faultFields(error), 'the attachment store cannot be used yet')
  }
  return store
}
