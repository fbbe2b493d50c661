import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Holds an advisory lock by a connection of its own while the work runs. It goes with the connection, so a server that is
 * killed blocks nobody. When the connection breaks, the work goes on and another server may begin: each such job is safe to
 * run twice, and alone for its cost.
 */
export function runAlone(db: Db, name: string, work: () => Promise<unknown>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as "isHeld"`.execute(connection)
    if (!rows[0]?.isHeld) return false
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection).catch(() => {})
    }
    return true
  })
}
