import { setTimeout as wait } from 'node:timers/promises'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { ServerContext } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { groupCommit, hasRows, skipsLocked } from '../database/transactions.ts'
import { completeIndex } from './index-submission.ts'

/** Submissions in one transaction. Bounds how long the event loop stands still: about a millisecond each. */
const BATCH = 20

/** What one request waits for at most. After an upgrade of a large database the server needs minutes for all. */
const REQUEST_MOST = 2_000
const REQUEST_MS = 1_000
/** What a request waits for that needs the indexes only to count choices. */
const COUNT_MOST = 60

/** The pause while another server holds what is left, ms. */
const HELD_MS = 20

export interface IndexLimit {
  /** Submissions; whole batches are done. */
  most?: number
  /** Ms. */
  ms?: number
}

/** The batch that is being indexed now, by database. */
const running = new WeakMap<Db, Promise<number>>()

/**
 * Puts new submissions, and those of older versions, into the indexes, the newest first. The server does so all the
 * time, so that few are left when somebody searches. A submission does not wait for it when it is received. Calls at the
 * same time share their batches, so that ten requests index no more at once than one.
 *
 * @returns how many were indexed, and whether any are left for the next call.
 */
export async function completeIndexes(
  { db }: Pick<ServerContext, 'db'>,
  { most = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: IndexLimit = {},
): Promise<{ done: number; left: boolean }> {
  const until = performance.now() + ms
  let done = 0
  while (done < most && performance.now() < until) {
    const shared = running.get(db)
    const indexed = await (shared ?? startBatch(db))
    done += indexed
    // A shared one may have begun before the caller's submissions were stored, and another server may hold the rest.
    if (shared || indexed > 0) continue
    if (!(await isAnyLeft(db))) return { done, left: false }
    await wait(HELD_MS)
  }
  return { done, left: await isAnyLeft(db) }
}

/**
 * Before a list or a count. A filter without words and choices reads no index, and waits for nothing. A search right after
 * an upgrade may miss old submissions for some minutes; the newest are indexed first.
 *
 * @param counts - whether the values of choice fields are counted.
 */
export async function indexForRequest(context: Pick<ServerContext, 'db'>, filter: DeskFilter, counts = false) {
  if (readsIndexes(filter)) return completeIndexes(context, { most: REQUEST_MOST, ms: REQUEST_MS })
  return counts ? completeIndexes(context, { most: COUNT_MOST, ms: REQUEST_MS }) : { left: false }
}

/** Before an export or the command line, which may wait: nothing may be missing. */
export async function indexForAll(context: Pick<ServerContext, 'db'>, filter: DeskFilter): Promise<void> {
  if (readsIndexes(filter)) await completeIndexes(context)
}

function readsIndexes({ text, choices }: DeskFilter): boolean {
  return text !== '' || Object.values(choices).some((values) => values.length > 0)
}

/** The partial index answers at once when there is nothing to do. */
function isAnyLeft(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('submission').select('id').where('indexed', '=', 0))
}

/** Is begun without waiting for anything, so that calls at the same time find it. */
function startBatch(db: Db): Promise<number> {
  const batch = indexBatch(db).finally(() => running.delete(db))
  running.set(db, batch)
  return batch
}

async function indexBatch(db: Db): Promise<number> {
  if (!(await isAnyLeft(db))) return 0
  return groupCommit(db, async (tx) => {
    const rows = await tx
      .selectFrom('submission')
      .selectAll()
      .where('indexed', '=', 0)
      .orderBy('number', 'desc')
      .limit(BATCH)
      // Another server may be indexing the others.
      .$if(skipsLocked(tx), (query) => query.forUpdate().skipLocked())
      .execute()
    for (const row of rows) await completeIndex(tx, row)
    return rows.length
  })
}
