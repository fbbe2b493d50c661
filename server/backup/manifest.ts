import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { ifMissing } from '../error-code.ts'

/** One file of a backup. */
export interface BackupFile {
  /** From the backup's folder, such as `files/3f…`. */
  path: string
  bytes: number
  /** Hex. */
  sha256: string
}

/** What a backup holds. It is written last, so a folder without it is no complete backup. */
export interface Manifest {
  version: 1
  /** ISO 8601, UTC. Everything that was acknowledged before is in the backup. */
  startedAt: string
  finishedAt: string
  /** Of whatever was erased before this instant the backup holds nothing. Backups of older versions do not tell it. */
  erasuresUntil?: string
  /** Rows of the database by table. */
  rows: Record<string, number>
  files: BackupFile[]
  /** Attachments that were missing or damaged when the backup was made, in words. */
  missing: string[]
}

export function manifestPath(folder: string): string {
  return join(folder, 'manifest.json')
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeDurably(manifestPath(folder), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** @throws an Error for the operator when the folder holds no complete backup of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(ifMissing)
  if (text === undefined) throw new Error(`${folder} is no complete backup: it has no manifest.json.`)
  const manifest = parse(text)
  if (!manifest) throw new Error(`${manifestPath(folder)} cannot be read. Take another backup.`)
  return manifest
}

function parse(text: string): Manifest | undefined {
  try {
    // Checked just below, as far as a file may be trusted whose other files are compared with it.
    const found = JSON.parse(text) as Partial<Manifest> | null
    const isWhole = found?.version === 1 && Array.isArray(found.files) && typeof found.rows === 'object'
    if (!isWhole || !Array.isArray(found.missing) || !found.files?.every(isFile)) return undefined
    return found as Manifest
  } catch {
    return undefined
  }
}

/** A path that stays inside the folder, whoever wrote it. */
const PATH = /^(site\.db|secret|files\/[0-9a-f]{32}|mail\/[\w-]+\.eml)$/

function isFile({ path, bytes, sha256 }: Partial<BackupFile>): boolean {
  return PATH.test(path ?? '') && Number.isInteger(bytes) && /^[0-9a-f]{64}$/.test(sha256 ?? '')
}
