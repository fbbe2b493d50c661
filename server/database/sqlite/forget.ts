import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Removes erased rows from the write-ahead log, where older versions of pages would show them for days. Does nothing
 * while another process reads, such as a backup; the server calls this every few minutes, so the next call does it.
 * Never waits for a reader that stays: a visitor may wait for this call, and SQLite's own wait would stop the event loop.
 *
 * @throws what the database throws.
 */
export async function forgetErased(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      // A transaction of another process, such as the server's beside a command, ends within moments.
      for (const ms of [0, 10, 40]) {
        await setTimeout(ms)
        const ended = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
        if (ended.rows[0]?.busy === 0) break
      }
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection)
    }
  })
}
