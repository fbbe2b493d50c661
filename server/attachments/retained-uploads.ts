import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { UPLOAD_HOURS } from '../../contract/limits.ts'
import { MiB } from '../../contract/upload.ts'
import { writeDurably } from '../durable-file.ts'
import { errorCode } from '../error-code.ts'
import { namesIn, removeOld } from './folder.ts'
import { stagedFolder } from './stage.ts'
import type { StagedFile } from './store.ts'

// Files that arrive before their submission: a résumé uploaded before the application's JSON, and the files of a form
// that came back with errors. A record beside the staged file stores its facts. Its name holds a hash of the token, the
// client and the size, so that quotas are counted without opening a file.

/** How long an upload token works, ms. */
export const RETAINED_MS = UPLOAD_HOURS * 60 * 60_000

/**
 * The most that is retained, for one client and in all. A whole consultation has 50 MB, so a client has room for four.
 */
const QUOTA = { client: { bytes: 200 * MiB, files: 100 }, all: { bytes: 2048 * MiB, files: 4000 } }

export type Retention = { ok: true; token: string } | { ok: false; quota: keyof typeof QUOTA }

interface UploadRecord extends Pick<StagedFile, 'field' | 'name' | 'size' | 'sha256' | 'kind'> {
  staged: string
  /** Ms since the epoch. */
  until: number
}

/**
 * Keeps a staged file for 24 hours, also across a restart.
 *
 * @param client a keyed hash of the client's address.
 * @returns its token, or which quota is used up. Then nothing is retained, and the caller discards the file.
 */
export async function retainUpload(
  dataDir: string,
  file: StagedFile,
  client: string,
  now = Date.now(),
): Promise<Retention> {
  const { field, name, size, sha256, kind, tempPath, token } = file
  const record: UploadRecord = { field, name, size, sha256, kind, staged: basename(tempPath), until: now + RETAINED_MS }
  const path = join(stagedFolder(dataDir), `${hashOf(token)}-${client}-${size}.json`)
  await writeDurably(path, JSON.stringify(record))
  // Counted after writing: of files that come at the same time, each sees the others.
  const quota = await quotaUsedUp(dataDir, client)
  if (!quota) return { ok: true, token }
  await rm(path, { force: true })
  return { ok: false, quota }
}

async function quotaUsedUp(dataDir: string, client: string): Promise<keyof typeof QUOTA | undefined> {
  const used = { client: { bytes: 0, files: 0 }, all: { bytes: 0, files: 0 } }
  for (const name of await namesIn(stagedFolder(dataDir))) {
    const [, owner, size] = RECORD.exec(name) ?? []
    if (owner === undefined) continue
    for (const sum of owner === client ? [used.client, used.all] : [used.all]) {
      sum.bytes += Number(size)
      sum.files += 1
    }
  }
  const isOver = (which: keyof typeof QUOTA) =>
    used[which].bytes > QUOTA[which].bytes || used[which].files > QUOTA[which].files
  return isOver('client') ? 'client' : isOver('all') ? 'all' : undefined
}

/** Hash of the token, client, bytes. */
const RECORD = /^[0-9a-f]{64}-([0-9a-f]+)-(\d+)\.json$/

/**
 * The file of a token. The same token works many times, because a double click sends a form twice. Undefined when the
 * token is unknown, forged or older than 24 hours. `field` is the field of the first upload.
 */
export async function findRetained(dataDir: string, token: string, now = Date.now()): Promise<StagedFile | undefined> {
  const names = await namesIn(stagedFolder(dataDir))
  const found = names.find((name) => name.startsWith(hashOf(token)) && name.endsWith('.json'))
  const record = found && (await readRecord(join(stagedFolder(dataDir), found)))
  if (!record || record.until <= now) return undefined
  const { field, name, size, sha256, kind, staged } = record
  const tempPath = join(stagedFolder(dataDir), staged)
  const content = await stat(tempPath).catch(() => undefined)
  if (content?.size !== size) return undefined
  return { field, name, size, sha256, kind, tempPath, token, retained: true }
}

/**
 * Removes retained files with these contents, whose submission is erased: they would stay on the disk for the rest of
 * their 24 hours. A visitor who retained the same file for another form has to choose it again.
 *
 * @param hashes - SHA-256, hex.
 */
export async function forgetRetained(dataDir: string, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return
  const folder = stagedFolder(dataDir)
  for (const name of await namesIn(folder)) {
    const record = RECORD.test(name) ? await readRecord(join(folder, name)) : undefined
    if (!record || !hashes.has(record.sha256)) continue
    await rm(join(folder, record.staged), { force: true })
    await rm(join(folder, name), { force: true })
  }
}

/** Removes staged files older than 24 hours, retained or left by a crash. @returns how many. */
export async function sweepStaged(dataDir: string, now = Date.now()): Promise<number> {
  const folder = stagedFolder(dataDir)
  return removeOld(folder, await namesIn(folder), now - RETAINED_MS)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

async function readRecord(path: string): Promise<UploadRecord | undefined> {
  try {
    // Only `retainUpload` writes this file, and only the token leads to its name.
    return JSON.parse(await readFile(path, 'utf8')) as UploadRecord
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
