import type { Kysely } from 'kysely'
import { filled } from './filled.ts'

/**
 * A request is a conversation: what the desk and the visitor wrote to each other, drafts of answers, and every email that
 * came in. A server of an older version that runs on beside this one erases all of it with the submission.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'direction', 'via', 'author', 'address', 'cc', 'subject', 'text', 'quoted'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .$call(filled('text', 'messageId', 'replyTo'))
    .addColumn('marksAnswered', 'integer', (column) => column.notNull())
    .addColumn('remarks', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('message_submission').on('message').columns(['submissionId', 'at']).execute()
  await db.schema.createIndex('message_messageId').on('message').column('messageId').execute()
  await db.schema
    .createTable('draft')
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'author', 'cc', 'text', 'files'))
    .addColumn('sentAs', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_key', ['submissionId', 'author'])
    .execute()
  await db.schema
    .createTable('incoming')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('submissionId', 'text', (column) => column.references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'sender', 'subject', 'outcome', 'detail'))
    .addColumn('copies', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('incoming_submission').on('incoming').column('submissionId').execute()
  await db.schema.createIndex('incoming_at').on('incoming').column('at').execute()
  // No foreign key, as with `additionId`.
  await db.schema.alterTable('attachment').addColumn('messageId', 'text').execute()
}
