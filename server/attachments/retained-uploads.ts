import { createHash } from 'node:crypto'
import { MiB } from '../../contract/fields/upload.ts'
import { UPLOAD_HOURS } from '../../contract/limits.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { heaviest } from '../heaviest.ts'
import type { StagedFile, UploadRecord } from './store.ts'

/** How long an upload token works, ms. */
export const RETAINED_MS = UPLOAD_HOURS * HOUR_MS

interface Quota {
  bytes: number
  files: number
}

/** The most that is retained for one client. A whole consultation has 50 MB, so a client has room for four. */
const CLIENT_QUOTA: Quota = { bytes: 200 * MiB, files: 100 }
/** The most that is retained in all. */
export const RETAINED_QUOTA: Quota = { bytes: 2048 * MiB, files: 4000 }

/** What the quotas count, told by the names of the retained files. */
export interface Counted {
  /** A keyed hash of the client's address, behind one of its network with `NETWORK_DIGITS`. */
  client: string
  /** Bytes. */
  size: number
}

/** How many hex digits at the start of a client's name are those of its network. */
export const NETWORK_DIGITS = 16

/** Whether a client has retained more than it may. */
export function isOverQuota(retained: readonly Counted[], client: string): boolean {
  return shareOf(usageOf(retained.filter((file) => file.client === client)), CLIENT_QUOTA) > 1
}

/**
 * The files that give way when more is retained than there is room for: the oldest of the network that has most, so that
 * nobody who fills the room can close it for others.
 */
export function filesTooMany<T extends Counted & { at: number }>(retained: readonly T[]): T[] {
  const left = [...retained].sort((one, other) => one.at - other.at)
  const dropped: T[] = []
  while (shareOf(usageOf(left), RETAINED_QUOTA) > 1) {
    const most = heaviest(left, networkOf, (file) => shareOf({ bytes: file.size, files: 1 }, RETAINED_QUOTA))
    dropped.push(
      ...left.splice(
        left.findIndex((file) => networkOf(file) === most?.owner),
        1,
      ),
    )
  }
  return dropped
}

export function usageOf(retained: readonly Counted[]): Quota {
  return { bytes: retained.reduce((sum, { size }) => sum + size, 0), files: retained.length }
}

/** Above 1 the quota is used up. */
export function shareOf({ bytes, files }: Quota, quota = RETAINED_QUOTA): number {
  return Math.max(bytes / quota.bytes, files / quota.files)
}

function networkOf({ client }: Counted): string {
  return client.slice(0, NETWORK_DIGITS)
}

/** What is stored of a file that is retained from `now` on. */
export function recordOf({ field, name, size, sha256, kind, flags }: StagedFile, now: number): UploadRecord {
  return { field, name, size, sha256, kind, flags, until: now + RETAINED_MS }
}

/** The file of a record, whose bytes are at `tempPath`. */
export function fileOf(record: UploadRecord, token: string, tempPath: string): StagedFile {
  const { field, name, size, sha256, kind, flags = [] } = record
  return { field, name, size, sha256, kind, flags, tempPath, token, retained: true }
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
