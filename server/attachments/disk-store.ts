import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AttachmentStore } from './store.ts'

/** What a key looks like: random, and never from the visitor's name, so that no name can lead out of the folder. */
const KEY = /^[0-9a-f]{32}$/

/** Attachments in `DATA_DIR/files`, on the same filesystem as `DATA_DIR/staged`. */
export function diskStore(dataDir: string): AttachmentStore {
  const folder = join(dataDir, 'files')
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('This is no key of an attachment.')
    return join(folder, key)
  }

  return {
    async put(staged) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const key = randomBytes(16).toString('hex')
      // The staged bytes were synced when they were staged; a second name for them costs no copy, and leaves the first
      // to send again if the submission cannot be stored.
      await link(staged.tempPath, pathOf(key))
      await syncFolder(folder)
      return { key }
    },

    async read(key): Promise<Readable> {
      const file = await open(pathOf(key))
      return file.createReadStream()
    },

    bytes: (key) => readFile(pathOf(key)),

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async sweep(knownKeys, olderThanMs) {
      const unknown = (await namesIn(folder)).filter((name) => KEY.test(name) && !knownKeys.has(name))
      return removeOld(folder, unknown, Date.now() - olderThanMs)
    },
  }
}

/** Removes those of the named files that were last changed before `before`, ms; gives their number. */
export async function removeOld(folder: string, names: string[], before: number): Promise<number> {
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const changed = await stat(path).catch(() => undefined)
    // ctime, which a new name sets: a file staged yesterday and put a second ago is young.
    if (!changed || changed.ctimeMs >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** The names in a folder; none where the folder was never made. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** A new name in a folder survives a power cut only when the folder is synced, too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
