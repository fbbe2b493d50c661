import type { Kysely } from 'kysely'

/**
 * A request is a conversation: what the desk and the visitor wrote to each other, drafts of answers, and every email that
 * came in. A server of an older version that runs on beside this one erases all of it with the submission.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('via', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('cc', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text', (column) => column.notNull())
    .addColumn('marksAnswered', 'integer', (column) => column.notNull())
    .addColumn('remarks', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('message_submission').on('message').columns(['submissionId', 'at']).execute()
  await db.schema.createIndex('message_messageId').on('message').column('messageId').execute()
  await db.schema
    .createTable('draft')
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('cc', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('sentAs', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_key', ['submissionId', 'author'])
    .execute()
  await db.schema
    .createTable('incoming')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('submissionId', 'text', (column) => column.references('submission.id').onDelete('cascade'))
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('copies', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('incoming_submission').on('incoming').column('submissionId').execute()
  await db.schema.createIndex('incoming_at').on('incoming').column('at').execute()
  // No foreign key, as with `additionId`.
  await db.schema.alterTable('attachment').addColumn('messageId', 'text').execute()
}
