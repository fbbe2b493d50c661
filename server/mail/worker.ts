import type { Company } from '../../contract/company.ts'
import type { Db } from '../database/schema.ts'
import type { Transport } from './letter.ts'

/** The part of the office that mail needs. */
export interface PostOffice {
  db: Db
  store: { bytes(key: string): Promise<Buffer> }
  company: Company
  now: () => number
  publicUrl: string
  secret: Uint8Array
  log: {
    info(fields: object, message: string): void
    warn(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}

export interface WorkerOptions {
  /** MAIL_FROM: an address, or `Name <address>`. Without it the company's own. */
  from?: string
  /** How often it looks by itself, ms. */
  pollMs?: number
  random?: () => number
}

export interface Worker {
  /** Waits for letters being sent, at most until their deadline. */
  stop(): Promise<void>
  /** Look now: something was queued. */
  nudge(): void
}

export function startWorker(_office: PostOffice, _transport: Transport, _options: WorkerOptions = {}): Worker {
  throw new Error('not written yet')
}
