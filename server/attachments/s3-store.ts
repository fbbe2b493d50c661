import { createHash } from 'node:crypto'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { S3Config } from '../config.ts'
import { ifMissing } from '../error-code.ts'
import { BUCKET_LIMITS, type BucketLimits, openBucket } from './bucket.ts'
import { claimBucket } from './bucket-owner.ts'
import { download, upload } from './bucket-transfer.ts'
import { fetchFile, writeAt } from './fetch-file.ts'
import { type S3Retained, s3Retained } from './s3-retained.ts'
import { stagedFolder } from './stage.ts'
import type { AttachmentStore } from './store.ts'
import { StoreFault } from './store-fault.ts'
import { KEY, newKey } from './store-key.ts'

/** How long the state of the bucket is remembered, ms: anybody may ask for it (`/readyz`). */
const STATE_MS = 5_000
/** How long the bucket may take to say that it is there, ms. */
const ANSWER_MS = 2_000

export interface S3Store extends AttachmentStore {
  retained: S3Retained
  /** Makes sure that the bucket is ours. It is asked again before the first file. @throws StoreFault */
  claim(): Promise<void>
}

/**
 * Attachments in a bucket: `files/` and the key. Files pass through `DATA_DIR/staged` on their way in and out, so that no
 * file is held in memory and none leaves unchecked.
 *
 * @param owner - the same for all instances of an installation, and for no other; `earlierOwners` were its names before.
 */
export function s3Store(
  config: S3Config,
  {
    dataDir,
    owner,
    earlierOwners = [],
    limits = BUCKET_LIMITS,
  }: { dataDir: string; owner: string; earlierOwners?: readonly string[]; limits?: BucketLimits },
): S3Store {
  const bucket = openBucket(config, limits)
  const ms = limits.totalMs
  const folder = stagedFolder(dataDir)
  const nameOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('This is no key of an attachment.')
    return `files/${key}`
  }
  let claimed: Promise<void> | undefined
  let state: { at: number; problem: Promise<string | undefined> } | undefined

  /** Only a success is remembered. */
  function claim(): Promise<void> {
    claimed ??= claimBucket(bucket, owner, earlierOwners, ms).catch((error: unknown) => {
      claimed = undefined
      throw error
    })
    return claimed
  }

  async function store(key: string, file: { path: string; bytes: number; sha256: string }): Promise<void> {
    await claim()
    await upload(bucket, nameOf(key), file, ms)
  }

  return {
    claim,
    retained: s3Retained(bucket, { dataDir, ms, claim }),

    async put({ tempPath, size, sha256 }) {
      const key = newKey()
      await store(key, { path: tempPath, bytes: size, sha256 })
      return { key }
    },

    putBack: ({ key, bytes, sha256 }, path) => store(key, { path, bytes, sha256 }),

    async read({ key, bytes, sha256 }) {
      const path = await fetchFile(bucket, nameOf(key), { folder, expected: { bytes, sha256 }, ms })
      const handle = await open(path)
      // The open file stays until it is read. A crash leaves nothing.
      await rm(path)
      return handle.createReadStream()
    },

    async copyTo(key, path) {
      await using handle = await open(path, 'w', 0o600)
      const write = (chunk: Buffer, at: number) => writeAt(handle, chunk, at)
      const content = await download(bucket, nameOf(key), { write, ms }).catch(ifMissing)
      // A first try that was cut may have written more.
      await handle.truncate(content?.bytes)
      await handle.sync()
      if (!content) await rm(path, { force: true })
      return content
    },

    contentOf: async (key) => download(bucket, nameOf(key), { ms }).catch(ifMissing),

    async sizes() {
      const objects = await Array.fromAsync(bucket.list('files/'))
      return new Map(objects.map(({ name, bytes }) => [name.slice('files/'.length), bytes]))
    },

    remove: (key) => bucket.remove(nameOf(key)),

    async sweep(knownKeys, olderThanMs) {
      await claim()
      let removed = 0
      for await (const { name, at } of bucket.list('files/')) {
        const key = name.slice('files/'.length)
        if (!KEY.test(key) || knownKeys.has(key) || at >= Date.now() - olderThanMs) continue
        await bucket.remove(name)
        removed += 1
      }
      return removed
    },

    placeOf: (key) => `s3://${config.bucket}/${nameOf(key)}`,

    problem() {
      const now = Date.now()
      if (!state || now - state.at > STATE_MS || now < state.at) state = { at: now, problem: askForState() }
      return state.problem
    },

    async tryOut() {
      await claim()
      const name = `tried/${newKey()}`
      const path = join(folder, newKey())
      const words = Buffer.from(name)
      const expected = { bytes: words.length, sha256: createHash('sha256').update(words).digest('hex') }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, words, { mode: 0o600 })
      try {
        await upload(bucket, name, { path, ...expected }, ms)
        await download(bucket, name, { expected, ms })
        await bucket.remove(name)
      } finally {
        await rm(path, { force: true })
      }
      return `bucket ${config.bucket}`
    },
  }

  async function askForState(): Promise<string | undefined> {
    try {
      await bucket.head(AbortSignal.timeout(ANSWER_MS))
    } catch (error) {
      return `files cannot be stored (${error instanceof StoreFault ? error.code : 'STORE_FAILED'})`
    }
  }
}
