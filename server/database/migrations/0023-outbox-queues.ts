import { type Kysely, sql } from 'kysely'

/**
 * Emails of issues wait in a queue of their own, which may be long. With these indexes the search for the next email of
 * either queue reads only what it takes. Indexes alone: a server of the version before runs on beside them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_queue on outbox ((kind = 'issue'), "nextAt") where state = 'waiting'`.execute(db)
  await sql`create index outbox_oldest on outbox ((kind = 'issue'), "createdAt") where state = 'waiting'`.execute(db)
  await sql`create index outbox_leased on outbox ((kind = 'issue'), "leasedUntil")
    where state = 'waiting' and "leasedUntil" is not null`.execute(db)
}
