import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../durable-file.ts'
import { ifMissing } from '../error-code.ts'

const file = v.object({
  /** From the backup's folder, such as `files/3f…`: a path that stays inside it, whoever wrote it. */
  path: v.pipe(v.string(), v.regex(/^(site\.db|secret|files\/[0-9a-f]{32}|mail\/[\w-]+\.eml)$/)),
  bytes: v.pipe(v.number(), v.integer()),
  /** Hex. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

const manifest = v.object({
  version: v.literal(1),
  /** ISO 8601, UTC. Everything that was acknowledged before is in the backup. */
  startedAt: v.string(),
  finishedAt: v.string(),
  /** Of whatever was erased before this instant the backup holds nothing. Backups of older versions do not tell it. */
  erasuresUntil: v.optional(v.string()),
  /** Rows of the database by table. */
  rows: v.record(v.string(), v.number()),
  files: v.array(file),
  /** Attachments that were missing or damaged when the backup was made, in words. */
  missing: v.array(v.string()),
})

/** One file of a backup. */
export type BackupFile = v.InferOutput<typeof file>
/** What a backup holds. It is written last, so a folder without it is no complete backup. */
export type Manifest = v.InferOutput<typeof manifest>

function manifestPath(folder: string): string {
  return join(folder, 'manifest.json')
}

export async function writeManifest(folder: string, written: Manifest): Promise<void> {
  await writeDurably(manifestPath(folder), `${JSON.stringify(written, null, 1)}\n`)
}

/** @throws an Error for the operator when the folder holds no complete backup of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(ifMissing)
  if (text === undefined) throw new Error(`${folder} is no complete backup: it has no manifest.json.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), text)
  if (!read.success) throw new Error(`${manifestPath(folder)} cannot be read. Take another backup.`)
  return read.output
}
