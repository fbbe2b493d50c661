import { sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Removes erased rows from the write-ahead log, where older versions of pages would show them for days. Does nothing
 * while another process reads; the next call does it then.
 *
 * @throws what the database throws.
 */
export async function forgetErased(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
