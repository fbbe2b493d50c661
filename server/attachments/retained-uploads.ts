import { createHash } from 'node:crypto'
import { UPLOAD_HOURS } from '../../contract/limits.ts'
import { MiB } from '../../contract/upload.ts'
import type { QuotaName } from './store.ts'

/** How long an upload token works, ms. */
export const RETAINED_MS = UPLOAD_HOURS * 60 * 60_000

/**
 * The most that is retained, for one client and in all. A whole consultation has 50 MB, so a client has room for four.
 */
const QUOTA: Record<QuotaName, { bytes: number; files: number }> = {
  client: { bytes: 200 * MiB, files: 100 },
  all: { bytes: 2048 * MiB, files: 4000 },
}

/** What the quotas count, told by the names of the retained files. */
interface Counted {
  client: string
  /** Bytes. */
  size: number
}

/** Which quota the files that are retained use up for a client. */
export function quotaUsedUp(retained: readonly Counted[], client: string): QuotaName | undefined {
  const isOver = (files: readonly Counted[], quota: (typeof QUOTA)[QuotaName]) =>
    files.length > quota.files || files.reduce((sum, { size }) => sum + size, 0) > quota.bytes
  const own = retained.filter((file) => file.client === client)
  return isOver(own, QUOTA.client) ? 'client' : isOver(retained, QUOTA.all) ? 'all' : undefined
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
