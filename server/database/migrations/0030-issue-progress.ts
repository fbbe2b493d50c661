import { type Kysely, sql } from 'kysely'

/** What the desk shows of an issue while it is sent and afterwards, and the order of its list of subscribers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('issue').addColumn('actor', 'text').execute()
  await db.schema.alterTable('issue').addColumn('heldAt', 'bigint').execute()
  for (const count of ['refused', 'purgedSent', 'purgedDead'])
    await db.schema
      .alterTable('issue')
      .addColumn(count, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  // The desk counts the emails of an issue each second while it is sent.
  await sql`create index outbox_issue_state on outbox (about, state, "sentAt") where kind = 'issue'`.execute(db)
  await db.schema.createIndex('subscriber_asked').on('subscriber').columns(['askedAt', 'id']).execute()
}
