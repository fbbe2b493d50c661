import type { Company } from '../contract/company.ts'
import { diskStore } from './attachments/disk-store.ts'
import type { AttachmentStore } from './attachments/store.ts'
import { openDatabase } from './database/open.ts'
import type { Db } from './database/schema.ts'
import { openSecret } from './secret.ts'

/** What a pino logger is to us. Ids and states only: never what a visitor wrote. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Everything a use case needs, handed in. */
export interface Office {
  db: Db
  store: AttachmentStore
  company: Company
  /** Ms since the epoch. */
  now: () => number
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string
  secret: Uint8Array
  log: Log
}

/** Opens what lies in `DATA_DIR`. The caller ends with `office.db.destroy()`. */
export async function openOffice(options: {
  dataDir: string
  databaseUrl?: string
  company: Company
  publicUrl: string
  log: Log
  now?: () => number
}): Promise<Office> {
  const { dataDir, databaseUrl, company, publicUrl, log, now = Date.now } = options
  const db = await openDatabase({ dataDir, databaseUrl })
  const secret = await openSecret(dataDir)
  return { db, store: diskStore(dataDir), company, now, publicUrl: publicUrl.replace(/\/+$/, ''), secret, log }
}
