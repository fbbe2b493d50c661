import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../attachments/folder.ts'
import { hashFile } from '../copy-file.ts'
import { readCopy } from '../database/copy.ts'
import { readSecrets } from '../secret-file.ts'
import { type Manifest, readManifest } from './manifest.ts'

export interface CheckedBackup {
  manifest: Manifest
  /** Why it cannot be restored as it was made, in words. Empty when every count and hash is right. */
  problems: string[]
}

/**
 * Reads every byte of a backup and compares it: each file with the manifest's hash, the rows of the database with the
 * manifest's counts, and each attachment with the hash in its record. Changes nothing.
 *
 * @throws an Error for the operator when the folder holds no complete backup.
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  const problems = [
    ...(await wrongFiles(folder, manifest)),
    ...(await unknownFiles(folder, manifest)),
    ...(await wrongRecords(folder, manifest)),
  ]
  return { manifest, problems }
}

async function wrongFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const wrong: string[] = []
  for (const { path, bytes, sha256 } of files) {
    if (await isLink(join(folder, path))) {
      wrong.push(`${path} is a link, and not the file itself`)
      continue
    }
    if (path === 'secret' && !(await readSecrets(join(folder, path)).catch(() => undefined)))
      wrong.push('secret is none')
    const found = await hashFile(join(folder, path))
    if (!found) wrong.push(`${path} is missing`)
    else if (found.bytes !== bytes) wrong.push(`${path} has ${found.bytes} bytes of ${bytes}`)
    else if (found.sha256 !== sha256) wrong.push(`${path} was changed`)
  }
  const paths = new Set(files.map(({ path }) => path))
  return [...wrong, ...['site.db', 'secret'].filter((path) => !paths.has(path)).map((path) => `${path} is not listed`)]
}

/** A link would lead a restore to any file of this machine. */
async function isLink(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isSymbolicLink() ?? false
}

async function unknownFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const known = new Set(['manifest.json', 'files', 'mail', ...files.map(({ path }) => path)])
  const found = await Array.fromAsync(['', 'files', 'mail'], async (name) =>
    (await namesIn(join(folder, name))).map((file) => join(name, file)),
  )
  return found.flat().flatMap((path) => (known.has(path) ? [] : [`${path} does not belong to the backup`]))
}

async function wrongRecords(folder: string, manifest: Manifest): Promise<string[]> {
  try {
    const { rows, attachments } = await readCopy(join(folder, 'site.db'))
    const tables = new Set([...Object.keys(rows), ...Object.keys(manifest.rows)])
    const counts = [...tables].flatMap((table) =>
      rows[table] === manifest.rows[table]
        ? []
        : [`site.db: ${rows[table] ?? 0} rows in ${table}, but ${manifest.rows[table] ?? 0} were backed up`],
    )
    const hashes = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]))
    const listed = new Set(manifest.missing)
    const files = attachments.flatMap(({ reference, name, key, sha256 }) => {
      const hash = hashes.get(`files/${key}`)
      if (hash === sha256) return []
      const problem = `${reference}: ${name} is ${hash === undefined ? 'missing' : 'damaged'}`
      return listed.has(problem) ? [] : [problem]
    })
    return [...counts, ...files]
  } catch (error) {
    return [`site.db ${error instanceof Error ? error.message : error}`]
  }
}
