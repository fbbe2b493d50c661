import { readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { ifMissing } from '../error-code.ts'
import { namesIn, removeOld } from './folder.ts'
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

// A record beside the staged file stores its facts. Its name holds a hash of the token, the client and the size, so that
// quotas are counted without opening a file.

interface DiskRecord extends UploadRecord {
  staged: string
}

/** Hash of the token, client, bytes. */
const RECORD = /^([0-9a-f]{64})-([0-9a-f]+)-(\d+)\.json$/

/** Retained files in `DATA_DIR/staged`: the staged file itself stays. */
export function diskRetained(dataDir: string): RetainedUploads {
  const folder = stagedFolder(dataDir)
  let droppedAt = 0

  async function makeRoom(names: readonly string[], now: number): Promise<void> {
    if (filesTooMany(counted(names).map((file) => ({ ...file, at: 0 }))).length === 0) return
    const dated = counted(names).map(async (file) => {
      const found = await stat(join(folder, file.name)).catch(() => undefined)
      return { ...file, at: found?.mtimeMs ?? 0 }
    })
    for (const { name } of filesTooMany(await Promise.all(dated))) await remove(folder, name)
    droppedAt = now
  }

  return {
    async retain(file, client, now = Date.now()) {
      const { size, tempPath, token } = file
      const record: DiskRecord = { ...recordOf(file, now), staged: basename(tempPath) }
      const path = join(folder, `${hashOf(token)}-${client}-${size}.json`)
      await writeDurably(path, JSON.stringify(record))
      // Counted after writing: of files that come at the same time, each sees the others.
      const names = await namesIn(folder)
      if (isOverQuota(counted(names), client)) {
        await rm(path, { force: true })
        return false
      }
      await makeRoom(names, now)
      return true
    },

    async find(token, now = Date.now()) {
      const names = await namesIn(folder)
      const found = names.find((name) => name.startsWith(hashOf(token)) && name.endsWith('.json'))
      const record = found && (await readRecord(join(folder, found)))
      if (!record || record.until <= now) return undefined
      const tempPath = join(folder, record.staged)
      const content = await stat(tempPath).catch(() => undefined)
      return content?.size === record.size ? fileOf(record, token, tempPath) : undefined
    },

    async forget(hashes) {
      if (hashes.size === 0) return
      for (const name of await namesIn(folder)) {
        const record = RECORD.test(name) ? await readRecord(join(folder, name)) : undefined
        if (!record || !hashes.has(record.sha256)) continue
        await remove(folder, name)
      }
    },

    async sweep(now = Date.now()) {
      const records = (await namesIn(folder)).filter((name) => RECORD.test(name))
      // With its file, whose time is newer where a form stored it: an erasure finds it by its record alone.
      const kept = await removeOld(folder, records, now - RETAINED_MS, remove)
      return kept + (await removeOld(folder, await namesIn(folder), now - RETAINED_MS))
    },

    usage: async () => usageOf(counted(await namesIn(folder))),

    droppedAt: () => droppedAt,
  }
}

/** Every retained file in `DATA_DIR/staged` whose 24 hours have not ended. */
export async function retainedOnDisk(dataDir: string, now: number): Promise<RetainedFile[]> {
  const folder = stagedFolder(dataDir)
  const found: RetainedFile[] = []
  for (const name of await namesIn(folder)) {
    const [, tokenHash = '', client = ''] = RECORD.exec(name) ?? []
    const record = tokenHash === '' ? undefined : await readRecord(join(folder, name))
    if (!record || record.until <= now) continue
    const { staged, ...facts } = record
    found.push({ tokenHash, client, path: join(folder, staged), record: facts })
  }
  return found
}

/** Removes a record and its file. */
async function remove(folder: string, name: string): Promise<void> {
  const record = await readRecord(join(folder, name))
  if (record) await rm(join(folder, record.staged), { force: true })
  await rm(join(folder, name), { force: true })
}

function counted(names: readonly string[]): (Counted & { name: string })[] {
  return names.flatMap((name) => {
    const [, , client, size] = RECORD.exec(name) ?? []
    return client === undefined ? [] : [{ name, client, size: Number(size) }]
  })
}

async function readRecord(path: string): Promise<DiskRecord | undefined> {
  const text = await readFile(path, 'utf8').catch(ifMissing)
  // Only `retain` writes this file, and only the token leads to its name.
  return text === undefined ? undefined : (JSON.parse(text) as DiskRecord)
}
