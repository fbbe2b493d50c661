import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { namesIn } from '../attachments/folder.ts'
import type { AttachmentStore } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { type Content, copyFile, fourAtOnce, hashFile } from '../copy-file.ts'
import { makeFolder } from '../data-dir.ts'
import type { ListedAttachment } from '../database/attachment-list.ts'
import { type CopyContents, copyDatabase, readCopy } from '../database/copy.ts'
import { erasedSince } from '../database/erased-since.ts'
import { syncFolder } from '../durable-file.ts'
import { errorCode } from '../error-code.ts'
import { outboxIdOf } from '../mail/transport/eml-transport.ts'
import { type BackupFile, type Manifest, writeManifest } from './manifest.ts'

/** How often the database is copied again because something was erased meanwhile. */
const SNAPSHOTS_MAX = 10

/**
 * Makes a complete backup while the server runs: the database, the attachments, the emails written as files, and the
 * secret. It holds everything that was acknowledged before this call. Uploads that no form was sent with are left out.
 *
 * What is erased while it is made is not in it, up to the manifest's `erasuresUntil`, which is just before the end.
 *
 * The folder appears under its name when it is whole and durable. An attachment that is missing or damaged does not stop
 * the backup; the manifest names it.
 *
 * @param folder that does not exist yet, or is empty.
 * @throws an Error for the operator. Then nothing of the backup is left.
 */
export async function backUp(context: ServerContext, folder: string): Promise<Manifest> {
  const target = resolve(folder)
  await refuseTarget(context.dataDir, target)
  const partial = `${target}.partial`
  await makePartial(partial)
  // A process that is told to stop leaves nothing of it (desk/cli/backup.ts).
  const remove = () => rmSync(partial, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const manifest = await fill(context, partial)
    await rename(partial, target)
    await syncFolder(dirname(target))
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  } finally {
    process.off('exit', remove)
  }
}

async function refuseTarget(dataDir: string, target: string): Promise<void> {
  const fromData = relative(dataDir, target)
  if (fromData === '' || !fromData.startsWith('..')) {
    throw new Error(`${target} is in DATA_DIR, and would be lost with it. Name a folder elsewhere.`)
  }
  const found = await stat(target).catch(() => undefined)
  if (found && (!found.isDirectory() || (await readdir(target)).length > 0)) {
    throw new Error(`${target} is not empty. Each backup needs a folder of its own.`)
  }
}

async function makePartial(partial: string): Promise<void> {
  await makeFolder(dirname(partial))
  try {
    await mkdir(partial, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new Error(`${partial} is there already: another backup runs, or one was killed. Then remove it.`)
  }
}

async function fill(context: ServerContext, folder: string): Promise<Manifest> {
  const startedAt = new Date(context.now()).toISOString()
  for (const name of ['files', 'mail']) await mkdir(join(folder, name), { mode: 0o700 })
  const { contents, files, missing, erasuresUntil } = await copyRecords(context, folder)
  files.push(await copySecret(context.secretPath, folder))
  for (const name of ['files', 'mail', '']) await syncFolder(join(folder, name))
  const finishedAt = new Date(context.now()).toISOString()
  const { rows } = contents
  const manifest: Manifest = { version: 1, startedAt, finishedAt, erasuresUntil, rows, files, missing }
  await writeManifest(folder, manifest)
  return manifest
}

interface CopiedRecords {
  contents: CopyContents
  files: BackupFile[]
  missing: string[]
  erasuresUntil: string
}

/**
 * Copies the database, then the files of its attachments and the emails written as files. When anything was erased in
 * between, all is copied again, so that the backup holds neither its words nor a record without its file. While people
 * unsubscribe all the time, the last copy is taken as it is, and `erasuresUntil` tells of when it is.
 */
async function copyRecords({ dataDir, db, now, store }: ServerContext, folder: string): Promise<CopiedRecords> {
  const copied = new Map<string, BackupFile>()
  for (let snapshot = 1; snapshot <= SNAPSHOTS_MAX; snapshot += 1) {
    const file = join(folder, 'site.db')
    await rm(file, { force: true })
    const copiedAt = now()
    await copyDatabase(dataDir, file)
    const contents = await readCopy(file)
    const missing = await copyAttachments(store, folder, contents.attachments, copied)
    const emails = await copyMail(dataDir, folder, copied, contents.emails)
    const checkedAt = now()
    const erased = await erasedSince(db, contents.people)
    if (erased === 'submission' || (erased !== undefined && snapshot < SNAPSHOTS_MAX)) continue
    const erasuresUntil = new Date(erased === undefined ? checkedAt : copiedAt).toISOString()
    await dropUnknown(folder, new Set([...contents.attachments.map(({ key }) => `files/${key}`), ...emails]), copied)
    const database = { path: 'site.db', ...(await contentOf(file)) }
    return { contents, files: [database, ...copied.values()], missing, erasuresUntil }
  }
  throw new Error('Submissions are being erased all the time. Take the backup later.')
}

/** Copies those that are not copied yet, from the disk or the bucket. @returns what is wrong with files, in words. */
async function copyAttachments(
  store: AttachmentStore,
  folder: string,
  attachments: readonly ListedAttachment[],
  copied: Map<string, BackupFile>,
): Promise<string[]> {
  const wrong: string[] = []
  // A damaged one is copied again, so that the last list names it, too.
  const left = attachments.filter(({ key, sha256 }) => copied.get(`files/${key}`)?.sha256 !== sha256)
  await fourAtOnce(left, async ({ reference, name, key, sha256 }) => {
    const path = `files/${key}`
    const content = await store.copyTo(key, join(folder, path))
    if (!content) wrong.push(`${reference}: ${name} is missing`)
    else copied.set(path, { path, ...content })
    if (content && content.sha256 !== sha256) wrong.push(`${reference}: ${name} is damaged`)
  })
  return wrong.sort()
}

/** Removes copies of what was erased meanwhile. `known` are the paths that belong to the backup. */
async function dropUnknown(folder: string, known: ReadonlySet<string>, copied: Map<string, BackupFile>): Promise<void> {
  for (const path of copied.keys()) {
    if (known.has(path)) continue
    await rm(join(folder, path))
    copied.delete(path)
  }
}

/** Copies the `known` emails that were written as files and are not copied yet. @returns the paths of all that are there. */
async function copyMail(
  dataDir: string,
  folder: string,
  copied: Map<string, BackupFile>,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const found = await namesIn(join(dataDir, 'mail'))
  const names = found.filter((name) => name.endsWith('.eml') && known.has(outboxIdOf(name) ?? ''))
  const paths = names.map((name) => `mail/${name}`)
  for (const path of paths.filter((path) => !copied.has(path))) {
    // An email may be erased meanwhile.
    const content = await copyFile(join(dataDir, path), join(folder, path))
    if (content) copied.set(path, { path, ...content })
  }
  return paths
}

async function copySecret(path: string, folder: string): Promise<BackupFile> {
  const content = await copyFile(path, join(folder, 'secret'))
  if (!content) throw new Error(`${path} is missing.`)
  return { path: 'secret', ...content }
}

async function contentOf(path: string): Promise<Content> {
  const content = await hashFile(path)
  if (!content) throw new Error(`${path} has gone.`)
  return content
}
