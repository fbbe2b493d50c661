import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { UPLOAD_HOURS } from '../../contract/limits.ts'
import { writeDurably } from '../durable-file.ts'
import { errorCode } from '../error-code.ts'
import { namesIn, removeOld } from './folder.ts'
import { stagedFolder } from './stage.ts'
import type { StagedFile } from './store.ts'

// Files that arrive before their submission: a résumé uploaded before the application's JSON, and the files of a form
// that came back with errors. A record beside the staged file stores its facts. The record's name is a hash of the token.

/** How long an upload token works, ms. */
export const RETAINED_MS = UPLOAD_HOURS * 60 * 60_000

interface UploadRecord extends Pick<StagedFile, 'field' | 'name' | 'size' | 'sha256' | 'kind'> {
  staged: string
  /** Ms since the epoch. */
  until: number
}

/** Keeps a staged file for 24 hours, also across a restart. @returns its token. */
export async function retainUpload(dataDir: string, file: StagedFile, now = Date.now()): Promise<string> {
  const { field, name, size, sha256, kind, tempPath, token } = file
  const record: UploadRecord = { field, name, size, sha256, kind, staged: basename(tempPath), until: now + RETAINED_MS }
  await writeDurably(recordPath(dataDir, token), JSON.stringify(record))
  return token
}

/**
 * The file of a token. The same token works many times, because a double click sends a form twice. Undefined when the
 * token is unknown, forged or older than 24 hours. `field` is the field of the first upload.
 */
export async function findRetained(dataDir: string, token: string, now = Date.now()): Promise<StagedFile | undefined> {
  const record = await readRecord(recordPath(dataDir, token))
  if (!record || record.until <= now) return undefined
  const { field, name, size, sha256, kind, staged } = record
  const tempPath = join(stagedFolder(dataDir), staged)
  const found = await stat(tempPath).catch(() => undefined)
  if (found?.size !== size) return undefined
  return { field, name, size, sha256, kind, tempPath, token, retained: true }
}

/** Removes staged files older than 24 hours, retained or left by a crash. @returns how many. */
export async function sweepStaged(dataDir: string, now = Date.now()): Promise<number> {
  const folder = stagedFolder(dataDir)
  return removeOld(folder, await namesIn(folder), now - RETAINED_MS)
}

function recordPath(dataDir: string, token: string): string {
  const name = createHash('sha256').update(token).digest('hex')
  return join(stagedFolder(dataDir), `${name}.json`)
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
