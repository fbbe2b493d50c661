import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { BACKUP_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import { syncFolder } from '../durable-file.ts'
import { readManifest } from './manifest.ts'

/**
 * Removes the backups beside a new one that are older than the privacy page allows, and `.partial` folders that a killed
 * backup left a day ago. Touches only folders with a complete backup's manifest, or with parts of a backup alone; no links.
 *
 * @param folder of the new backup, which stays.
 * @param now ms.
 * @returns the names of the removed folders.
 */
export async function pruneBackups(folder: string, now: number): Promise<string[]> {
  const target = resolve(folder)
  const parent = dirname(target)
  const entries = await readdir(parent, { withFileTypes: true })
  const removed: string[] = []
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== basename(target))) {
    const path = join(parent, name)
    if (!(await isOld(path, now)) && !(await isLeft(path, now))) continue
    // The manifest goes first: what a kill leaves would else be nobody's for good.
    const left = path.replace(/(\.partial)?$/, '.partial')
    if (left !== path) await rename(path, left)
    await rm(left, { recursive: true })
    removed.push(name)
  }
  await syncFolder(parent)
  return removed.sort()
}

async function isOld(path: string, now: number): Promise<boolean> {
  const manifest = await readManifest(path).catch(() => undefined)
  return manifest !== undefined && Date.parse(manifest.startedAt) < now - BACKUP_DAYS * DAY_MS
}

async function isLeft(path: string, now: number): Promise<boolean> {
  if (!path.endsWith('.partial') || (await stat(path)).mtimeMs > now - DAY_MS) return false
  return (await readdir(path)).every((name) => OWN.test(name))
}

const OWN = /^(files|mail|secret|site\.db(-journal|-wal|-shm)?|manifest\.json(\..+\.new)?)$/
