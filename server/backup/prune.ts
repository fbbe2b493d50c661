import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { BACKUP_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import { syncFolder } from '../durable-file.ts'
import { readManifest } from './manifest.ts'

/**
 * Removes the backups beside a new one that are older than the privacy page allows. Only folders with a complete backup's
 * manifest are touched, and no links.
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
    const manifest = await readManifest(path).catch(() => undefined)
    if (!manifest || !(Date.parse(manifest.startedAt) < now - BACKUP_DAYS * DAY_MS)) continue
    await rm(path, { recursive: true })
    removed.push(name)
  }
  await syncFolder(parent)
  return removed.sort()
}
