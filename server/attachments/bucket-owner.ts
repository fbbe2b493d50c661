import { ifMissing } from '../error-code.ts'
import type { Bucket } from './bucket.ts'
import { download } from './bucket-transfer.ts'
import { StoreFault } from './store-fault.ts'

/** The object that tells whose bucket it is. */
const OWNER = 'owner'

/**
 * Makes sure that a bucket is ours, and marks an empty one as ours. Files without a record are removed by age: a server
 * with another database would remove every file of this one.
 *
 * @param owner - the same for all instances of an installation, and for no other.
 * @param earlier - names that the installation had before its secret was renewed. Such a bucket is marked anew.
 * @throws StoreFault, `STORE_FOREIGN` when the bucket belongs to another installation.
 */
export async function claimBucket(
  bucket: Bucket,
  owner: string,
  earlier: readonly string[],
  ms: number,
): Promise<void> {
  const found = await ownerOf(bucket, ms)
  if (found === owner) return
  const wasOurs = found !== undefined && earlier.includes(found)
  if (!wasOurs && (found !== undefined || (await hasFiles(bucket)))) {
    throw new StoreFault(
      'STORE_FOREIGN',
      'S3_BUCKET holds the files of another installation. Name an empty bucket, or use the DATA_DIR that belongs to it.',
    )
  }
  await bucket.putText(OWNER, owner)
}

async function ownerOf(bucket: Bucket, ms: number): Promise<string | undefined> {
  let chunks: Buffer[] = []
  const write = (chunk: Buffer, at: number) => {
    chunks = at === 0 ? [chunk] : [...chunks, chunk]
  }
  const found = await download(bucket, OWNER, { write, ms }).catch(ifMissing)
  return found && Buffer.concat(chunks).toString('utf8')
}

async function hasFiles(bucket: Bucket): Promise<boolean> {
  for await (const _ of bucket.list('files/')) return true
  return false
}
