import type { Office } from '../context.ts'
import { addressHash } from '../secret.ts'

/** The window of `RATE_LIMIT` (architecture.md): ten minutes. */
const WINDOW_MS = 10 * 60_000

export type Quota = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts one submission from a client address, and says whether it is within the limit. A refused one is not counted,
 * so that somebody who waits as told gets through. `limit` 0 counts nothing.
 */
export async function countAttempt(office: Office, clientAddress: string, limit: number): Promise<Quota> {
  if (limit <= 0) return { allowed: true }
  const address = addressHash(office.secret, clientAddress)
  const now = office.now()
  return office.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('attempt')
      .where('at', '<=', now - WINDOW_MS)
      .execute()
    const recent = await tx.selectFrom('attempt').select('at').where('address', '=', address).orderBy('at').execute()
    const first = recent[0]
    if (first && recent.length >= limit) {
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((first.at + WINDOW_MS - now) / 1000)) }
    }
    await tx.insertInto('attempt').values({ address, at: now }).execute()
    return { allowed: true }
  })
}
