import type { Company } from '../../contract/company.ts'
import type { Db } from '../database/schema.ts'

/** The part of the office that mail needs. */
export interface PostOffice {
  db: Db
  store: { bytes(key: string): Promise<Buffer> }
  company: Company
  /** Ms since the epoch. */
  now: () => number
  /** Without a slash at the end. */
  publicUrl: string
  secret: Uint8Array
  log: {
    info(fields: object, message: string): void
    warn(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}
