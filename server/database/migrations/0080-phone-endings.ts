import { type Kysely, sql } from 'kysely'

/** Telephone numbers are found by their last digits: those of older submissions are indexed again, after the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update submission set indexed = 0 where lines like '%"key":"phone"%'`.execute(db)
}
