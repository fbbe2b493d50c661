import { existsSync } from 'node:fs'
import type { Company } from '../contract/company.ts'
import type { StaffPerson } from '../contract/desk/people.ts'
import { openStore } from './attachments/open-store.ts'
import type { AttachmentStore } from './attachments/store.ts'
import { StoreFault } from './attachments/store-fault.ts'
import type { S3Config } from './config.ts'
import { prepareDataDir } from './data-dir.ts'
import { hasAttachments } from './database/attachment-list.ts'
import { databaseFile } from './database/database-file.ts'
import { bindSecret, isUnused } from './database/installation.ts'
import { isMoveUnfinished } from './database/move/mark.ts'
import { openDatabase } from './database/open.ts'
import type { Db } from './database/schema.ts'
import type { Log } from './log.ts'
import type { ClamdAddress } from './scan/clamd.ts'
import { clamdScanner, type Scanner } from './scan/scanner.ts'
import { installationId, secretHash } from './secret.ts'
import { openSecrets, secretPath } from './secret-file.ts'
import { refuseMoved } from './unfinished-move.ts'

const UNFINISHED_TARGET =
  'The database of DATABASE_URL holds only a part of an installation: a move into it is running or was stopped. Run ' +
  '`npm run desk -- move --to URL` again where it began, which completes it.'

/** What every use case is handed: submissions, newsletter, mail and desk share this one context. */
export interface ServerContext {
  /** Database, attachments, secret and written emails. */
  dataDir: string
  db: Db
  store: AttachmentStore
  /** Looks for viruses in attachments (CLAMD). Undefined: files are stored unscanned. */
  scanner?: Scanner
  company: Company
  /** Ms since the epoch. */
  now: () => number
  /** The site's address, without a slash at the end. */
  publicUrl: string
  /** The desk's address for the staff (DESK_URL), without a slash at the end. Undefined where it has none. */
  deskUrl?: string
  /** Whom the desk knows by name and address (DESK_PEOPLE). */
  people: readonly StaffPerson[]
  /** The mail server whose `Authentication-Results` are believed (MAIL_AUTHSERV_ID). */
  authservId?: string
  /** Makes every token and keyed hash. */
  secret: Uint8Array
  /** Those before it, which are honored for links that were made with them. */
  earlierSecrets: readonly Uint8Array[]
  /** The file of the secrets. */
  secretPath: string
  /** Whether webhooks are queued, which needs WEBHOOK_URL. */
  queuesWebhooks: boolean
  log: Log
}

type Given = Pick<ServerContext, 'dataDir' | 'company' | 'publicUrl' | 'log'> &
  Partial<Pick<ServerContext, 'deskUrl' | 'people' | 'authservId' | 'now' | 'queuesWebhooks'>>

interface Opening extends Given {
  secretFile?: string
  databaseUrl?: string
  s3?: S3Config
  clamd?: ClamdAddress
  /** Told of each query that fails. */
  onQueryError?: (error: unknown) => void
  /** False for a command that must not create a database. */
  mayCreate?: boolean
}

/**
 * Opens database, attachments and secret in `dataDir`, and creates what is missing. The caller closes the database
 * with `context.db.destroy()`.
 *
 * @throws ConfigError when `dataDir` cannot be used, and an Error for the operator when its data is not whole.
 */
export async function openContext(opening: Opening): Promise<ServerContext> {
  const { secretFile, databaseUrl, s3, clamd, onQueryError, mayCreate = true, ...given } = opening
  const { dataDir, log, now = Date.now, people = [], queuesWebhooks = false } = given
  await refuseMoved(dataDir, databaseUrl === undefined)
  const path = secretPath({ dataDir, secretFile })
  await prepareDataDir(dataDir, databaseUrl === undefined ? databaseFile(dataDir) : undefined, mayCreate, path)
  // The secret comes first: a database without one was restored in part.
  const [secret, ...earlierSecrets] = await openSecrets({ dataDir, secretFile })
  const owners = { owner: installationId(secret), earlierOwners: earlierSecrets.map(installationId) }
  const storeOf = (hasAttachments: boolean) => openStore({ dataDir, s3, hasAttachments, ...owners, log })
  const file = databaseFile(dataDir)
  if (databaseUrl === undefined && !existsSync(file)) {
    const found = await storedFile(await storeOf(false))
    if (found !== undefined)
      throw new Error(
        `${file} is missing, but ${found} is there. Where the records are in PostgreSQL, set DATABASE_URL. Else stop the ` +
          'server, move DATA_DIR away, and restore the last backup into an empty one.',
      )
  }
  const db = await openDatabase({ dataDir, databaseUrl, onQueryError })
  try {
    if (databaseUrl !== undefined) {
      const found = (await isUnused(db)) && (existsSync(file) ? file : await storedFile(await storeOf(false)))
      if (found)
        throw new Error(
          `The database of DATABASE_URL is new, but ${found} is there, of other records. Set DATABASE_URL to their ` +
            `database. If they are in ${file}, run \`npm run desk -- move --to DATABASE_URL\`, or take DATABASE_URL out of the settings.`,
        )
      if (!(await bindSecret(db, secretHash(secret), earlierSecrets.map(secretHash))))
        throw new Error(
          `${path} is not the secret of this database. Without it the links in emails already sent no ` +
            'longer work. Copy the file from DATA_DIR of the first server.',
        )
      if (await isMoveUnfinished(db)) throw new Error(UNFINISHED_TARGET)
    }
    const store = await storeOf(await hasAttachments(db))
    const publicUrl = given.publicUrl.replace(/\/+$/, '')
    const scanner = clamd && clamdScanner(clamd, log, now)
    const keys = { secret, earlierSecrets, secretPath: path }
    return { ...given, now, people, queuesWebhooks, publicUrl, db, store, scanner, ...keys }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** The place of a file that a new database does not know, and the purge would erase. A bucket that is away tells of none. */
async function storedFile(store: AttachmentStore): Promise<string | undefined> {
  const keys = await store.sizes().catch((error: unknown) => {
    if (error instanceof StoreFault) return new Map<string, number>()
    throw error
  })
  const [key] = keys.keys()
  return key && store.placeOf(key)
}
