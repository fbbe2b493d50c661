import type { Company } from '../contract/company.ts'
import { diskStore } from './attachments/disk-store.ts'
import type { AttachmentStore } from './attachments/store.ts'
import { openDatabase } from './database/open.ts'
import type { Db } from './database/schema.ts'
import type { Log } from './log.ts'
import { openSecret } from './secret.ts'

/** What every use case is handed: submissions, newsletter, mail and desk share this one context. */
export interface ServerContext {
  db: Db
  store: AttachmentStore
  company: Company
  /** Ms since the epoch. */
  now: () => number
  /** The site's address, without a slash at the end. */
  publicUrl: string
  secret: Uint8Array
  log: Log
}

/**
 * Opens database, attachments and secret in `dataDir`, and creates what is missing. The caller closes the database
 * with `context.db.destroy()`.
 *
 * @throws an Error for the operator when one of them cannot be used.
 */
export async function openContext(options: {
  dataDir: string
  databaseUrl?: string
  company: Company
  publicUrl: string
  log: Log
  now?: () => number
}): Promise<ServerContext> {
  const { dataDir, databaseUrl, company, publicUrl, log, now = Date.now } = options
  const db = await openDatabase({ dataDir, databaseUrl })
  const secret = await openSecret(dataDir)
  return { db, store: diskStore(dataDir), company, now, publicUrl: publicUrl.replace(/\/+$/, ''), secret, log }
}
