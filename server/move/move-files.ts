import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { retainedOnDisk } from '../attachments/disk-retained.ts'
import { diskStore, filesFolder } from '../attachments/disk-store.ts'
import type { S3Store } from '../attachments/s3-store.ts'
import type { AttachmentStore } from '../attachments/store.ts'
import { fourAtOnce } from '../copy-file.ts'
import type { ListedAttachment } from '../database/attachment-list.ts'
import { syncFolder } from '../durable-file.ts'

/**
 * Reads every attachment, and compares it with the hash of its record.
 *
 * @throws an Error for the operator that names the first one that is missing or damaged.
 */
export async function checkFiles(store: AttachmentStore, attachments: readonly ListedAttachment[]): Promise<void> {
  await fourAtOnce(attachments, async ({ reference, name, key, bytes, sha256 }) => {
    const found = await store.contentOf(key)
    if (found?.sha256 === sha256 && found.bytes === bytes) return
    throw new Error(`${reference}: ${name} is ${found ? 'damaged' : 'missing'} (${store.placeOf(key)}).`)
  })
}

/**
 * Stores every attachment of the disk in the bucket, under the same key and with the hash of its record, and the uploads
 * that wait for their form. What the bucket has already is compared first, and left there.
 *
 * @throws StoreFault, or what the disk throws.
 */
export async function sendFiles(
  bucket: S3Store,
  { dataDir, attachments, now }: { dataDir: string; attachments: readonly ListedAttachment[]; now: number },
): Promise<void> {
  const disk = diskStore(dataDir)
  const known = await bucket.sizes()
  await fourAtOnce(attachments, async (file) => {
    const isThere = known.has(file.key) && (await bucket.contentOf(file.key))?.sha256 === file.sha256
    if (!isThere) await bucket.putBack(file, disk.placeOf(file.key))
  })
  for (const upload of await retainedOnDisk(dataDir, now)) {
    await bucket.retained.putBack(upload)
    await bucket.retained.check(upload)
  }
}

/**
 * Gives the folder of attachments another name, when all of them are in the bucket: a server with a bucket does not start
 * while they are also on the disk.
 *
 * @returns the folder's new path; undefined when there was none.
 */
export async function setFilesAside(dataDir: string): Promise<string | undefined> {
  const folder = filesFolder(dataDir)
  const aside = `${folder}.moved`
  if (existsSync(folder)) {
    await rename(folder, aside)
    await syncFolder(dataDir)
  }
  return existsSync(aside) ? aside : undefined
}
