import type { Kysely } from 'kysely'

/** The Message-ID of every email that came in: the first one of a request is no message of it, and later ones refer to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('incoming')
    .addColumn('messageId', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('incoming_messageId').on('incoming').column('messageId').execute()
}
