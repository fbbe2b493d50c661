import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Removes erased rows from the write-ahead log, where older versions of pages would show them for days. Does nothing
 * while another process reads, such as a backup; the server calls this every few minutes, so the next call does it.
 * Never waits for the reader: a visitor may wait for this call, and the event loop would stand still.
 *
 * @throws what the database throws.
 */
export async function forgetErased(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection)
    }
  })
}
