import { rm } from 'node:fs/promises'
import type { Bucket, Listed } from './bucket.ts'
import { download, upload } from './bucket-transfer.ts'
import { diskRetained } from './disk-retained.ts'
import { fetchFile } from './fetch-file.ts'
import {
  type Counted,
  fileOf,
  filesTooMany,
  hashOf,
  isOverQuota,
  RETAINED_MS,
  recordOf,
  usageOf,
} from './retained-uploads.ts'
import { stagedFolder } from './stage.ts'
import type { RetainedFile, RetainedUploads, UploadRecord } from './store.ts'
import { StoreFault } from './store-fault.ts'

const PREFIX = 'retained/'

/** Hash of the token, client, hash of the contents, bytes: whatever is asked of all files stands in their names. */
const NAME = /^retained\/[0-9a-f]{64}-([0-9a-f]+)-([0-9a-f]{64})-(\d+)$/

const LOST: readonly string[] = ['STORE_DAMAGED', 'STORE_MISSING']

interface Options {
  dataDir: string
  /** For one file. */
  ms: number
  /** Rejects while the bucket may not be used. */
  claim: () => Promise<void>
}

export interface S3Retained extends RetainedUploads {
  /** Stores a file that was retained on the disk, under the same token. Replaces what is there. @throws StoreFault */
  putBack(file: RetainedFile): Promise<void>
  /** Reads a retained file, and compares it with its hash. @throws StoreFault when it is missing or damaged. */
  check(file: RetainedFile): Promise<void>
}

/**
 * Retained files in the bucket. While it cannot be used they are retained on the disk, where only this instance finds
 * them: a form that comes back keeps its files.
 */
export function s3Retained(bucket: Bucket, { dataDir, ms, claim }: Options): S3Retained {
  const folder = stagedFolder(dataDir)
  const disk = diskRetained(dataDir)
  let droppedAt = 0

  async function store(file: RetainedFile): Promise<void> {
    await claim()
    const { path, record } = file
    // Headers of HTTP take ASCII only, and a file name may hold any letter.
    const metadata = { record: Buffer.from(JSON.stringify(record)).toString('base64url') }
    await upload(bucket, objectOf(file), { path, bytes: record.size, sha256: record.sha256, metadata }, ms)
  }

  return {
    putBack: store,

    async check(file) {
      const { size: bytes, sha256 } = file.record
      await download(bucket, objectOf(file), { expected: { bytes, sha256 }, ms })
    },

    async retain(file, client, now = Date.now()) {
      const { tempPath, token } = file
      const retained = { tokenHash: hashOf(token), client, path: tempPath, record: recordOf(file, now) }
      const object = objectOf(retained)
      try {
        await store(retained)
        const files = counted(await listed(bucket))
        if (isOverQuota(files, client)) {
          await bucket.remove(object)
          return false
        }
        await rm(tempPath, { force: true })
        for (const { name } of filesTooMany(files)) {
          await bucket.remove(name)
          droppedAt = now
        }
        return true
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        return disk.retain(file, client, now)
      }
    },

    async find(token, now = Date.now()) {
      const local = await disk.find(token, now)
      if (local) return local
      const [found] = await listed(bucket, `${PREFIX}${hashOf(token)}-`)
      if (!found) return undefined
      const record = readRecord((await bucket.metadata(found.name))?.record)
      if (!record || record.until <= now) return undefined
      const { size: bytes, sha256 } = record
      try {
        const tempPath = await fetchFile(bucket, found.name, { folder, expected: { bytes, sha256 }, ms })
        return { ...fileOf(record, token, tempPath), isCopy: true }
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        // The visitor chooses it again.
        if (LOST.includes(error.code)) return undefined
        // For the visitor this is a form that cannot be stored, and no file that cannot be read.
        throw new StoreFault(error.code, error.message, { cause: error })
      }
    },

    async forget(hashes) {
      if (hashes.size === 0) return
      await disk.forget(hashes)
      for (const { name } of await listed(bucket)) {
        if (hashes.has(NAME.exec(name)?.[2] ?? '')) await bucket.remove(name)
      }
    },

    async sweep(now = Date.now()) {
      const staged = await disk.sweep(now)
      await claim()
      const old = (await listed(bucket)).filter(({ at }) => at < now - RETAINED_MS)
      for (const { name } of old) await bucket.remove(name)
      return staged + old.length
    },

    usage: async () => usageOf(counted(await listed(bucket))),

    droppedAt: () => Math.max(droppedAt, disk.droppedAt()),
  }
}

function objectOf({ tokenHash, client, record: { sha256, size } }: RetainedFile): string {
  return `${PREFIX}${tokenHash}-${client}-${sha256}-${size}`
}

function listed(bucket: Bucket, prefix = PREFIX): Promise<Listed[]> {
  return Array.fromAsync(bucket.list(prefix))
}

function counted(objects: readonly Listed[]): (Counted & { name: string; at: number })[] {
  return objects.flatMap(({ name, at }) => {
    const [, client, , size] = NAME.exec(name) ?? []
    return client === undefined ? [] : [{ name, at, client, size: Number(size) }]
  })
}

/** Only `retain` writes such metadata, and only the token leads to it. */
function readRecord(text: string | undefined): UploadRecord | undefined {
  return text === undefined ? undefined : (JSON.parse(Buffer.from(text, 'base64url').toString()) as UploadRecord)
}
