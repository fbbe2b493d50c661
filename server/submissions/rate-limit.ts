import { MINUTE_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { prepared, preparedInsert } from '../database/prepared.ts'
import type { Db, Tx } from '../database/schema.ts'
import { groupCommit, lock } from '../database/transactions.ts'
import { addressHash } from '../secret.ts'

/** The window that `RATE_LIMIT` counts in, ms. */
const WINDOW_MS = 10 * MINUTE_MS

const attemptsOf = prepared((db, { address }: { address: string }) =>
  db.selectFrom('attempt').select('at').where('address', '=', address).orderBy('at'),
)
const insertAttempt = preparedInsert('attempt')
const forgetOf = prepared((db, { address, before, now }: { address: string; before: number; now: number }) =>
  old(db, { before, now }).where('address', '=', address),
)

export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts one try to submit from a client address, and tells whether it is within the limit. A refused try is not
 * counted, so a client that waits as told gets through.
 *
 * @param limit tries in ten minutes; 0 counts nothing and allows all.
 */
export async function countAttempt(
  context: ServerContext,
  clientAddress: string,
  limit: number,
): Promise<RateLimitResult> {
  if (limit <= 0) return { allowed: true }
  const address = addressHash(context.secret, clientAddress)
  const now = context.now()
  const count = async (tx: Tx): Promise<RateLimitResult> => {
    // Of two tries at once, each would count only those before both.
    await lock(tx, `attempt:${address}`)
    const rows = await attemptsOf(tx, { address })
    const recent = rows.filter((row) => isRecent(row.at, now))
    if (recent.length < rows.length) await forgetOf(tx, { address, before: now - WINDOW_MS, now })
    const first = recent[0]
    if (first && recent.length >= limit) {
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((first.at + WINDOW_MS - now) / 1000)) }
    }
    await insertAttempt(tx, { address, at: now })
    return { allowed: true }
  }
  return groupCommit(context.db, count, { isDurable: false, isShared: true })
}

/** Deletes the tries that no longer count, of all clients. */
export async function forgetAttempts({ db, now }: ServerContext): Promise<void> {
  const at = now()
  await old(db, { before: at - WINDOW_MS, now: at }).execute()
}

/** A try in the future was counted before the clock was set back. It would block its client until then. */
function isRecent(at: number, now: number): boolean {
  return at > now - WINDOW_MS && at <= now
}

function old(db: Db | Tx, { before, now }: { before: number; now: number }) {
  return db.deleteFrom('attempt').where((row) => row.or([row('at', '<=', before), row('at', '>', now)]))
}
