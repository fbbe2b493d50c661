import { createHash } from 'node:crypto'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { UPLOAD_HOURS } from '../../contract/limits.ts'
import { namesIn, removeOld, syncFolder } from './disk-store.ts'
import { stagedFolder } from './stage.ts'
import type { StagedFile } from './store.ts'

// A file that came before its submission: the résumé, uploaded before the application's JSON, and files of a form that
// came back with errors. Beside the staged bytes lies what was known of them, under a name made from the token.

export const KEPT_MS = UPLOAD_HOURS * 60 * 60_000

type Kept = Pick<StagedFile, 'field' | 'name' | 'size' | 'sha256' | 'kind'> & { staged: string; until: number }

/** Keeps a staged file for 24 hours, through restarts. @returns its token. */
export async function keep(dataDir: string, file: StagedFile, now = Date.now()): Promise<string> {
  const { field, name, size, sha256, kind, tempPath, token } = file
  const kept: Kept = { field, name, size, sha256, kind, staged: basename(tempPath), until: now + KEPT_MS }
  const path = pathOf(dataDir, token)
  const handle = await open(`${path}.new`, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify(kept))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.new`, path)
  await syncFolder(stagedFolder(dataDir))
  return token
}

/**
 * The file of a token, as often as it is asked for: a form sent twice by a double click needs it twice. Undefined when
 * unknown, forged or older than 24 hours. `field` is the field it was first sent for.
 */
export async function take(dataDir: string, token: string, now = Date.now()): Promise<StagedFile | undefined> {
  const kept = await readKept(pathOf(dataDir, token))
  if (!kept || kept.until <= now) return undefined
  const { field, name, size, sha256, kind, staged } = kept
  const tempPath = join(stagedFolder(dataDir), staged)
  const found = await stat(tempPath).catch(() => undefined)
  if (found?.size !== size) return undefined
  return { field, name, size, sha256, kind, tempPath, token, kept: true }
}

/** Removes staged files, kept or left by a crash, after their 24 hours; gives their number. */
export async function sweepStaged(dataDir: string, now = Date.now()): Promise<number> {
  const folder = stagedFolder(dataDir)
  return removeOld(folder, await namesIn(folder), now - KEPT_MS)
}

function pathOf(dataDir: string, token: string): string {
  const name = createHash('sha256').update(token).digest('hex')
  return join(stagedFolder(dataDir), `${name}.json`)
}

async function readKept(path: string): Promise<Kept | undefined> {
  try {
    // Written by `keep` alone, under a name that only the token gives.
    return JSON.parse(await readFile(path, 'utf8')) as Kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
