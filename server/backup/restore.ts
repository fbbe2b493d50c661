import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { S3Store } from '../attachments/s3-store.ts'
import type { S3Config } from '../config.ts'
import { copyFile, hashFile } from '../copy-file.ts'
import { makeFolder } from '../data-dir.ts'
import { databaseFile } from '../database/database-file.ts'
import { openDatabase } from '../database/open.ts'
import { syncFolder } from '../durable-file.ts'
import { withhold } from '../mail/queue/manage-outbox.ts'
import { installationId } from '../secret.ts'
import { openSecrets } from '../secret-file.ts'
import {
  markRestore,
  RESTORE_MARKER,
  type UnfinishedRestore,
  unfinishedRestore,
  unmarkRestore,
} from '../unfinished-restore.ts'
import { checkBackup } from './check-backup.ts'
import type { BackupFile, Manifest } from './manifest.ts'

export interface Restored {
  manifest: Manifest
  /** Newsletter emails that waited when the backup was made, and are not sent. */
  withdrawnIssues: number
}

/**
 * Restores a backup into a DATA_DIR without a database. The backup is checked first, and every copy is compared with its
 * hash. A marker in DATA_DIR is durable before the first file and goes after the last one: while it is there, neither
 * server nor command line starts. A restore that was killed is completed by running it again with the same backup.
 *
 * Emails of newsletter issues that waited are withdrawn: since the backup they may have been sent.
 *
 * @param folder absolute.
 * @param s3 the bucket that takes the attachments; without it they go into DATA_DIR. It is empty, or the same server's.
 * @throws an Error for the operator when the backup is not whole or DATA_DIR is in use. Nothing is restored then.
 */
export async function restore(folder: string, dataDir: string, s3?: S3Config): Promise<Restored> {
  const unfinished = await unfinishedRestore(dataDir)
  if (!unfinished) await refuseUsed(dataDir)
  const { manifest, problems } = await checkBackup(folder)
  if (problems.length > 0) throw new Error(`${folder} is not whole: ${problems.slice(0, 5).join('; ')}.`)
  const database = manifest.files.find(({ path }) => path === 'site.db')?.sha256 ?? ''
  const mark = { backup: folder, database }
  refuseOtherBackup(dataDir, mark, unfinished)
  // The one of a restore that was killed may be cut short.
  if (!unfinished) await refuseOtherSecret(dataDir, manifest)

  const bucket = s3 && (await openBucketOf(folder, dataDir, s3))

  await makeFolder(dataDir)
  await syncFolder(dirname(dataDir))
  await markRestore(dataDir, mark)
  for (const name of ['files', 'mail']) await mkdir(join(dataDir, name), { recursive: true, mode: 0o700 })
  const others = manifest.files.filter(({ path }) => path !== 'site.db')
  for (const file of others) {
    if (bucket && file.path.startsWith('files/')) await putBack(bucket, folder, file)
    else await copyAs(folder, file, join(dataDir, file.path))
  }
  for (const name of ['files', 'mail', '']) await syncFolder(join(dataDir, name))
  await restoreDatabase(folder, dataDir, manifest)
  const withdrawnIssues = await withdrawIssues(dataDir, manifest)
  await unmarkRestore(dataDir)
  return { manifest, withdrawnIssues }
}

/** @throws StoreFault when it is another server's, or cannot be reached. */
async function openBucketOf(folder: string, dataDir: string, s3: S3Config): Promise<S3Store> {
  const [secret, ...earlier] = await openSecrets({ dataDir: folder })
  const [owner, earlierOwners] = [installationId(secret), earlier.map(installationId)]
  // A server without a bucket does not load the client.
  const { s3Store } = await import('../attachments/s3-store.ts')
  const store = s3Store(s3, { dataDir, owner, earlierOwners })
  await store.claim()
  return store
}

function putBack(bucket: S3Store, folder: string, { path, bytes, sha256 }: BackupFile): Promise<void> {
  return bucket.putBack({ key: path.slice('files/'.length), bytes, sha256 }, join(folder, path))
}

/** The database gets its name when it is whole. One that has its name is left as it is. */
async function restoreDatabase(folder: string, dataDir: string, { files }: Manifest): Promise<void> {
  const target = databaseFile(dataDir)
  if (existsSync(target)) return
  const restored = `${target}.restored`
  for (const file of files.filter(({ path }) => path === 'site.db')) await copyAs(folder, file, restored)
  await rename(restored, target)
  await syncFolder(dataDir)
}

/**
 * Dismisses every email of a newsletter issue that waits, so that nobody gets one twice. Each can be sent by the desk, one by
 * one. Emails about a submission and confirmations still wait: to get one of them twice is better than never. May be done
 * several times.
 *
 * @returns how many were dismissed.
 */
async function withdrawIssues(dataDir: string, { startedAt }: Manifest): Promise<number> {
  await using db = await openDatabase({ dataDir })
  const reason = `Restored from the backup of ${startedAt}: it may have been sent since.`
  return await withhold(db, (email) => email('kind', '=', 'issue'), reason, Date.now())
}

/**
 * An old write-ahead log would be applied to the restored database, and damage it. After a restore that was killed, the
 * database and its log are its own, because nothing else opens a folder with a marker.
 */
async function refuseUsed(dataDir: string): Promise<void> {
  const database = databaseFile(dataDir)
  for (const path of [database, `${database}-wal`, `${database}-shm`]) {
    if (!existsSync(path)) continue
    throw new Error(`${path} is there. Stop the server, move DATA_DIR away, and restore into an empty one.`)
  }
  const names = await readdir(dataDir).catch(() => [])
  const foreign = names.filter((name) => !RESTORED.has(name) && !HALF_MARKER.test(name))
  if (foreign.length > 0) {
    throw new Error(`${dataDir} holds ${foreign[0]}, which no backup has. Restore into an empty folder.`)
  }
}

/** What a restore that was killed leaves, `site.db.restored` by versions without a marker; the last is the disk's own. */
const RESTORED = new Set(['files', 'mail', 'secret', 'site.db.restored', 'lost+found'])
const HALF_MARKER = new RegExp(`^${RESTORE_MARKER}\\.[0-9a-f-]{36}\\.new$`)

function refuseOtherBackup(dataDir: string, mark: UnfinishedRestore, unfinished: UnfinishedRestore | undefined): void {
  if (!unfinished || unfinished.database === mark.database) return
  throw new Error(
    `${dataDir} holds a part of another backup${unfinished.backup && ` (${unfinished.backup})`}. Restore that one again, or ` +
      'restore into an empty folder.',
  )
}

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
