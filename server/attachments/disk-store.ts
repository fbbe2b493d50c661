import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder } from '../durable-file.ts'
import { namesIn, removeOld } from './folder.ts'
import type { AttachmentStore } from './store.ts'

/** A key is random and never made from the visitor's file name, so no name can lead out of the folder. */
const KEY = /^[0-9a-f]{32}$/

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
    async put(staged) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const key = randomBytes(16).toString('hex')
      // The bytes were synced when they were staged. A second name costs no copy, and the first name stays for another
      // try when the submission cannot be stored.
      await link(staged.tempPath, pathOf(key))
      await syncFolder(folder)
      return { key }
    },

    async read(key): Promise<Readable> {
      const file = await open(pathOf(key))
      return file.createReadStream()
    },

    bytes: (key) => readFile(pathOf(key)),

    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => undefined,
      ),

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async sweep(knownKeys, olderThanMs) {
      const unknown = (await namesIn(folder)).filter((name) => KEY.test(name) && !knownKeys.has(name))
      return removeOld(folder, unknown, Date.now() - olderThanMs)
    },
  }
}
