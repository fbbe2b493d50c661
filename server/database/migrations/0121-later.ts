import { type Kysely, sql } from 'kysely'

/** Until when a request is put aside. The index holds those alone, which are few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('laterAt', 'bigint').execute()
  await sql`create index submission_later on submission ("laterAt") where "laterAt" is not null`.execute(db)
}
