import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { databaseFile } from '../database/open.ts'
import { syncFolder } from '../durable-file.ts'
import { checkBackup } from './check-backup.ts'
import { copyFile, hashFile } from './copy-file.ts'
import type { BackupFile, Manifest } from './manifest.ts'

/**
 * Restores a backup into a DATA_DIR without a database. The backup is checked first, and every copy is compared with its
 * hash. The database comes last, so a server cannot start on a part; a restore that was killed may be run again.
 *
 * @throws an Error for the operator when the backup is not whole or DATA_DIR is in use. Nothing is restored then.
 */
export async function restore(folder: string, dataDir: string): Promise<Manifest> {
  await refuseUsed(dataDir)
  const { manifest, problems } = await checkBackup(folder)
  if (problems.length > 0) throw new Error(`${folder} is not whole: ${problems.slice(0, 5).join('; ')}.`)
  await refuseOtherSecret(dataDir, manifest)

  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const name of ['files', 'mail']) await mkdir(join(dataDir, name), { recursive: true, mode: 0o700 })
  const database = manifest.files.filter(({ path }) => path === 'site.db')
  const others = manifest.files.filter(({ path }) => path !== 'site.db')
  for (const file of others) await copyAs(folder, file, join(dataDir, file.path))
  for (const name of ['files', 'mail', '']) await syncFolder(join(dataDir, name))

  const restored = `${databaseFile(dataDir)}.restored`
  for (const file of database) await copyAs(folder, file, restored)
  await rename(restored, databaseFile(dataDir))
  await syncFolder(dataDir)
  await syncFolder(dirname(dataDir))
  return manifest
}

/** An old write-ahead log would be applied to the restored database, and damage it. */
async function refuseUsed(dataDir: string): Promise<void> {
  const database = databaseFile(dataDir)
  for (const path of [database, `${database}-wal`, `${database}-shm`]) {
    if ((await stat(path).catch(() => undefined)) === undefined) continue
    throw new Error(`${path} is there. Stop the server, move DATA_DIR away, and restore into an empty one.`)
  }
  const names = await readdir(dataDir).catch(() => [])
  const foreign = names.filter((name) => !RESTORED.has(name))
  if (foreign.length > 0) {
    throw new Error(`${dataDir} holds ${foreign[0]}, which no backup has. Restore into an empty folder.`)
  }
}

/** What a restore that was killed leaves. */
const RESTORED = new Set(['files', 'mail', 'secret', 'site.db.restored'])

async function refuseOtherSecret(dataDir: string, { files }: Manifest): Promise<void> {
  const found = await hashFile(join(dataDir, 'secret'))
  if (!found || files.some(({ path, sha256 }) => path === 'secret' && sha256 === found.sha256)) return
  throw new Error(`${join(dataDir, 'secret')} is of another server. Restore into an empty folder.`)
}

async function copyAs(folder: string, { path, sha256 }: BackupFile, target: string): Promise<void> {
  const copied = await copyFile(join(folder, path), target)
  if (copied?.sha256 === sha256) return
  await rm(target, { force: true })
  throw new Error(`${path} changed while it was restored.`)
}
