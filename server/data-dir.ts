import { constants, existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readlink, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from './config.ts'
import { engineProblem } from './database/engine-problem.ts'
import { errorCode } from './error-code.ts'
import { unfinishedRestore, unfinishedRestoreProblem } from './unfinished-restore.ts'

/**
 * Makes `DATA_DIR` ready for use, and refuses a folder that holds only a part of what belongs together.
 *
 * @param databasePath of the database in this folder; undefined where DATABASE_URL names another.
 * @param mayCreate whether a missing folder or database may be created. The desk's command line never does: a wrong
 * DATA_DIR would look like an empty one.
 * @param secret where the file of the secrets is.
 * @throws ConfigError for a folder that cannot be used, and an Error for data that is not whole. Both name the remedy.
 */
export async function prepareDataDir(
  dataDir: string,
  databasePath: string | undefined,
  mayCreate: boolean,
  secret: string,
): Promise<void> {
  const problem = databasePath === undefined ? undefined : engineProblem()
  if (problem) throw new ConfigError(problem)
  const unfinished = await unfinishedRestore(dataDir)
  if (unfinished) throw new Error(unfinishedRestoreProblem(dataDir, unfinished))
  if (!mayCreate && !existsSync(databasePath ?? secret)) {
    const what = databasePath === undefined ? 'secret' : 'database'
    throw new ConfigError(`There is no ${what} in ${dataDir}. Set DATA_DIR to the folder of the server.`)
  }
  try {
    await makeFolder(dataDir)
    const files = databasePath === undefined ? [] : [databasePath, `${databasePath}-wal`, `${databasePath}-shm`]
    for (const path of [dataDir, ...files]) {
      if (existsSync(path)) await access(path, constants.R_OK | constants.W_OK)
    }
  } catch (error) {
    throw unusable(dataDir, error)
  }
  if (databasePath !== undefined && existsSync(databasePath) && !existsSync(secret)) {
    throw new Error(
      `${secret} is missing, but there is a database. Without it the links in emails already sent no ` +
        'longer work. Restore it from the backup of the same day.',
    )
  }
}

/** Whether `DATA_DIR` can be used, or made by the first start. Leaves nothing behind. @throws ConfigError as above. */
export async function checkDataDir(dataDir: string): Promise<void> {
  try {
    let there = dataDir
    while (!(await isFolder(there))) there = dirname(there)
    await rmdir(await mkdtemp(join(there, 'check-')))
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/** Creates folders one by one: Node's own recursive call never ends below /proc. @throws what the disk throws. */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  if (path !== dirname(path)) await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another process was faster.
    if (errorCode(error) !== 'EEXIST') throw error
  })
}

/** @throws for what is there and is no folder. */
async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  if (found && !found.isDirectory())
    throw Object.assign(new Error('it is a file. Set DATA_DIR to a folder.'), { code: 'ENOTDIR', path })
  const target = found ? undefined : await readlink(path).catch(() => undefined)
  if (target !== undefined) throw new Error(`it is a link to ${target}, which is not there.`)
  return found !== undefined
}

function unusable(dataDir: string, error: unknown): ConfigError {
  return new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`)
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const code = errorCode(error) ?? ''
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `${message}. The user that runs the server must own the folder and everything in it.`
  return code === 'ENOENT' ? `${message}. No folder can be created there.` : message
}
