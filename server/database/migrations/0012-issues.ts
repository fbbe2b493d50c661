import { type Kysely, sql } from 'kysely'

/** Newsletter issues. One email of an issue for each subscriber, which the index holds against every mistake. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issue')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .execute()
  await sql`create unique index outbox_issue on outbox (about, "subscriberId") where kind = 'issue'`.execute(db)
  await sql`create index outbox_issue_pace on outbox ("sentAt") where kind = 'issue'`.execute(db)
}
