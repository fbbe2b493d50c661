import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { HeldTable } from '../engine.ts'
import type { Db, Tx } from '../schema.ts'
import { isOvertaken } from './fault.ts'

// Transactions run beside each other, of this server and of others, and each sees what was committed before each of its
// statements (READ COMMITTED). Where one decides by what it has read, it holds what it read: a row (`hold`), or a name for
// what is no row (`lock`). A unique constraint holds the rest, and the loser runs again.

/** Of a transaction that others were in the way of. */
const TRIES = 5
/** Before the next try, at most, ms: so that the same two do not meet again. */
const PAUSE_MS = 40

/** A commit is durable when it returns, and Postgres itself shares one sync among commits of one moment. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === TRIES || !isOvertaken(error)) throw error
      await setTimeout(randomInt(PAUSE_MS))
    }
  }
}

export async function lock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** In one order, so that two who hold the same rows do not wait for each other. */
export async function hold(tx: Tx, table: HeldTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}
