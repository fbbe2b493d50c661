import { type Kysely, sql } from 'kysely'
import type { SchemaSteps } from '../engine.ts'

/** What migrations do on Postgres alone. */
export const schemaSteps: SchemaSteps = {
  countingId: sql`bigserial`,

  async hasTable(db, name) {
    const { rows } = await sql<{ found: string | null }>`select to_regclass(${`"${name}"`})::text as found`.execute(db)
    return rows[0]?.found !== null
  },

  async numberSubmissions(db: Kysely<unknown>) {
    await sql`create sequence submission_number_sequence as integer`.execute(db)
  },

  async indexSenders(db: Kysely<unknown>) {
    await sql`create index submission_email on submission (lower(email), "receivedAt")`.execute(db)
  },

  async createSearch(db: Kysely<unknown>) {
    // Whoever deletes a submission, its words go with it.
    await sql`create table search (number integer primary key references submission (number) on delete cascade,
      words tsvector not null)`.execute(db)
    await sql`create index search_words on search using gin (words)`.execute(db)
  },

  // The index of `createSearch` finds prefixes of any length.
  async indexPrefixes() {},

  async indexQueues(db: Kysely<unknown>) {
    for (const [name, condition] of [
      ['issue', `kind = 'issue'`],
      ['other', `kind <> 'issue'`],
    ] as const) {
      const waits = sql.raw(`state = 'waiting' and ${condition}`)
      await sql`create index ${sql.id(`outbox_${name}_queue`)} on outbox ("nextAt") where ${waits}`.execute(db)
      await sql`create index ${sql.id(`outbox_${name}_oldest`)} on outbox ("createdAt") where ${waits}`.execute(db)
    }
    await sql`create index outbox_leased on outbox ("leasedUntil")
      where state = 'waiting' and "leasedUntil" is not null`.execute(db)
  },
}
