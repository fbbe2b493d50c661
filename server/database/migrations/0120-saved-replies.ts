import type { Kysely } from 'kysely'
import { filled } from './filled.ts'

/** Replies that are kept at the desk, and the answers in which they were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_reply')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('desk', 'text')
    .$call(filled('text', 'text', 'author'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('saved_reply_use')
    .addColumn('messageId', 'text', (column) => column.notNull().references('message.id').onDelete('cascade'))
    .addColumn('reply', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_reply_use_key', ['messageId', 'reply'])
    .execute()
  await db.schema.createIndex('saved_reply_use_at').on('saved_reply_use').column('at').execute()
}
