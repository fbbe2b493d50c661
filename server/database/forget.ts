import { sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Removes erased rows from the write-ahead log, where older versions of pages would show them for days. Does nothing
 * while another process reads, such as a backup; the server calls this every few minutes, so the next call does it.
 *
 * @throws what the database throws.
 */
export async function forgetErased(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
