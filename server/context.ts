import { existsSync } from 'node:fs'
import type { Company } from '../contract/company.ts'
import { diskStore, filesFolder } from './attachments/disk-store.ts'
import type { AttachmentStore } from './attachments/store.ts'
import { prepareDataDir } from './data-dir.ts'
import { hasAttachments } from './database/attachment-list.ts'
import { databaseFile, openDatabase } from './database/open.ts'
import type { Db } from './database/schema.ts'
import type { Log } from './log.ts'
import { openSecret } from './secret.ts'

/** What every use case is handed: submissions, newsletter, mail and desk share this one context. */
export interface ServerContext {
  /** Database, attachments, secret and written emails. */
  dataDir: string
  db: Db
  store: AttachmentStore
  company: Company
  /** Ms since the epoch. */
  now: () => number
  /** The site's address, without a slash at the end. */
  publicUrl: string
  /** The desk's address for the staff (DESK_URL), without a slash at the end. Undefined where it has none. */
  deskUrl?: string
  secret: Uint8Array
  /** Whether webhooks are queued, which needs WEBHOOK_URL. */
  queuesWebhooks: boolean
  log: Log
}

/**
 * Opens database, attachments and secret in `dataDir`, and creates what is missing. The caller closes the database
 * with `context.db.destroy()`.
 *
 * @throws ConfigError when `dataDir` cannot be used, and an Error for the operator when its data is not whole.
 */
export async function openContext(options: {
  dataDir: string
  databaseUrl?: string
  company: Company
  publicUrl: string
  deskUrl?: string
  log: Log
  now?: () => number
  queuesWebhooks?: boolean
  /** False for a command that must not create a database. */
  mayCreate?: boolean
}): Promise<ServerContext> {
  const {
    dataDir,
    databaseUrl,
    company,
    publicUrl,
    deskUrl,
    log,
    now = Date.now,
    queuesWebhooks = false,
    mayCreate = true,
  } = options
  await prepareDataDir(dataDir, databaseFile(dataDir), mayCreate)
  // The secret comes first: a database without one was restored in part.
  const secret = await openSecret(dataDir)
  const db = await openDatabase({ dataDir, databaseUrl })
  if ((await hasAttachments(db)) && !existsSync(filesFolder(dataDir))) {
    await db.destroy()
    throw new Error(
      `${filesFolder(dataDir)} is missing, but submissions have attachments. Restore it from the backup of the same day.`,
    )
  }
  const site = publicUrl.replace(/\/+$/, '')
  return { dataDir, db, store: diskStore(dataDir), company, now, publicUrl: site, deskUrl, secret, queuesWebhooks, log }
}
