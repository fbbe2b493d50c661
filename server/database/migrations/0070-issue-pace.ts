import type { Kysely } from 'kysely'

/** When emails of newsletter issues were begun in the last minute, by all servers together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issue_pace')
    .addColumn('at', 'bigint', (column) => column.primaryKey())
    .addColumn('begun', 'integer', (column) => column.notNull())
    .execute()
  // The emails themselves were counted before, by these.
  await db.schema.dropIndex('outbox_issue_pace').execute()
  await db.schema.dropIndex('outbox_leased').execute()
}
