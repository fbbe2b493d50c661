import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { ServerContext } from '../context.ts'
import { erasedAmong, type ListedAttachment } from '../database/attachment-list.ts'
import { type CopyContents, copyDatabase, readCopy } from '../database/copy.ts'
import { syncFolder } from '../durable-file.ts'
import { errorCode } from '../error-code.ts'
import { type Content, copyFile, hashFile } from './copy-file.ts'
import { type BackupFile, type Manifest, writeManifest } from './manifest.ts'

/** How many files are copied at the same time. Each waits for its own sync of the disk. */
const COPIES_AT_ONCE = 4
/** How often the database is copied again because submissions were erased meanwhile. */
const SNAPSHOTS_MAX = 10

/**
 * Makes a complete backup while the server runs: the database, the attachments, the emails written as files, and the
 * secret. It holds everything that was acknowledged before this call. Uploads that no form was sent with are left out.
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
  try {
    const manifest = await fill(context, partial)
    await rename(partial, target)
    await syncFolder(dirname(target))
    return manifest
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
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
  await mkdir(dirname(partial), { recursive: true })
  try {
    await mkdir(partial, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new Error(`${partial} is there already: another backup runs, or one was killed. Then remove it.`)
  }
}

async function fill(context: ServerContext, folder: string): Promise<Manifest> {
  const startedAt = new Date(context.now()).toISOString()
  const { dataDir } = context
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  const { contents, files, missing } = await copyRecords(context, folder)
  files.push(...(await copyMail(dataDir, folder)), await copySecret(dataDir, folder))
  await syncFolder(join(folder, 'files'))
  await syncFolder(folder)
  const finishedAt = new Date(context.now()).toISOString()
  const manifest: Manifest = { version: 1, startedAt, finishedAt, rows: contents.rows, files, missing }
  await writeManifest(folder, manifest)
  return manifest
}

interface CopiedRecords {
  contents: CopyContents
  files: BackupFile[]
  missing: string[]
}

/**
 * Copies the database, then the files of its attachments. When a submission was erased in between, both are copied again,
 * so that the backup holds neither its words nor a record without its file.
 */
async function copyRecords({ dataDir, db }: ServerContext, folder: string): Promise<CopiedRecords> {
  const copied = new Map<string, BackupFile>()
  for (let snapshot = 1; snapshot <= SNAPSHOTS_MAX; snapshot += 1) {
    const file = join(folder, 'site.db')
    await rm(file, { force: true })
    await copyDatabase(dataDir, file)
    const contents = await readCopy(file)
    const missing = await copyAttachments(dataDir, folder, contents.attachments, copied)
    if ((await erasedAmong(db, contents.attachments)).length > 0) continue
    await dropUnknown(folder, contents.attachments, copied)
    const database = { path: 'site.db', ...(await contentOf(file)) }
    return { contents, files: [database, ...copied.values()], missing }
  }
  throw new Error('Submissions are being erased all the time. Take the backup later.')
}

/** Copies those that are not copied yet. @returns what is wrong with files, in words. */
async function copyAttachments(
  dataDir: string,
  folder: string,
  attachments: readonly ListedAttachment[],
  copied: Map<string, BackupFile>,
): Promise<string[]> {
  const wrong: string[] = []
  const queue = attachments.filter(({ key }) => !copied.has(key))
  await Promise.all(
    Array.from({ length: COPIES_AT_ONCE }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { reference, name, key, sha256 } = next
        const path = `files/${key}`
        const content = await copyFile(join(dataDir, path), join(folder, path))
        if (!content) wrong.push(`${reference}: ${name} is missing`)
        else copied.set(key, { path, ...content })
        if (content && content.sha256 !== sha256) wrong.push(`${reference}: ${name} is damaged`)
      }
    }),
  )
  return wrong.sort()
}

async function dropUnknown(
  folder: string,
  attachments: readonly ListedAttachment[],
  copied: Map<string, BackupFile>,
): Promise<void> {
  const known = new Set(attachments.map(({ key }) => key))
  for (const [key, { path }] of copied) {
    if (known.has(key)) continue
    await rm(join(folder, path))
    copied.delete(key)
  }
}

/** The emails that were written as files, where there are any. */
async function copyMail(dataDir: string, folder: string): Promise<BackupFile[]> {
  const names = (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'))
  if (names.length === 0) return []
  await mkdir(join(folder, 'mail'), { mode: 0o700 })
  const files: BackupFile[] = []
  for (const name of names) {
    const path = `mail/${name}`
    // An email may be erased meanwhile.
    const content = await copyFile(join(dataDir, path), join(folder, path))
    if (content) files.push({ path, ...content })
  }
  await syncFolder(join(folder, 'mail'))
  return files
}

async function copySecret(dataDir: string, folder: string): Promise<BackupFile> {
  const content = await copyFile(join(dataDir, 'secret'), join(folder, 'secret'))
  if (!content) throw new Error(`${join(dataDir, 'secret')} is missing.`)
  return { path: 'secret', ...content }
}

async function contentOf(path: string): Promise<Content> {
  const content = await hashFile(path)
  if (!content) throw new Error(`${path} has gone.`)
  return content
}
