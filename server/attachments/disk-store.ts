import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFile, hashFile } from '../copy-file.ts'
import { syncFolder } from '../durable-file.ts'
import { errorCode } from '../error-code.ts'
import { diskRetained } from './disk-retained.ts'
import { namesIn, removeOld } from './folder.ts'
import type { AttachmentStore } from './store.ts'
import { StoreFault } from './store-fault.ts'
import { KEY, newKey } from './store-key.ts'

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

/** Attachments in `DATA_DIR/files`, on the same filesystem as `DATA_DIR/staged`. */
export function diskStore(dataDir: string): AttachmentStore {
  const folder = filesFolder(dataDir)
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('This is no key of an attachment.')
    return join(folder, key)
  }

  return {
    retained: diskRetained(dataDir),

    async put(staged) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const key = newKey()
      // The bytes were synced when they were staged. A second name costs no copy, and the first name stays for another
      // try when the submission cannot be stored.
      await link(staged.tempPath, pathOf(key))
      await syncFolder(folder)
      return { key }
    },

    async putBack(file, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await copyFile(path, pathOf(file.key))
      await syncFolder(folder)
    },

    async read(file) {
      const handle = await open(pathOf(file.key)).catch(missing)
      try {
        const hash = createHash('sha256')
        for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk)
        if (hash.digest('hex') !== file.sha256)
          throw new StoreFault('STORE_DAMAGED', 'A stored file is damaged.', { reading: true })
      } catch (error) {
        await handle.close()
        throw error
      }
      return handle.createReadStream({ start: 0 })
    },

    copyTo: (key, path) => copyFile(pathOf(key), path),

    contentOf: (key) => hashFile(pathOf(key)),

    async sizes() {
      const keys = (await namesIn(folder)).filter((name) => KEY.test(name))
      const sizes = new Map<string, number>()
      for (const key of keys) {
        const found = await stat(pathOf(key)).catch(() => undefined)
        if (found) sizes.set(key, found.size)
      }
      return sizes
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async sweep(knownKeys, olderThanMs) {
      const unknown = (await namesIn(folder)).filter((name) => KEY.test(name) && !knownKeys.has(name))
      return removeOld(folder, unknown, Date.now() - olderThanMs)
    },

    placeOf: pathOf,

    // The disk is checked by itself (health.ts), because the database is on it, too.
    problem: () => Promise.resolve(undefined),

    async tryOut() {
      const path = join(dataDir, `files-${randomBytes(8).toString('hex')}`)
      try {
        const handle = await open(path, 'wx')
        await handle.close()
      } finally {
        await rm(path, { force: true })
      }
      return folder
    },
  }
}

function missing(cause: unknown): never {
  if (errorCode(cause) !== 'ENOENT') throw cause
  throw new StoreFault('STORE_MISSING', 'A stored file is missing.', { reading: true, cause })
}
