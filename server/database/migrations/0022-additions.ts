import type { Kysely } from 'kysely'
import { filled } from './filled.ts'

/**
 * What visitors add to a submission on its receipt. A server of an older version that runs on beside this one stores
 * submissions without it, and erases it with the submission.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('addition')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'note', 'digest'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reopened', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('addition_submission').on('addition').columns(['submissionId', 'at']).execute()
  // No foreign key: it would make SQLite look for attachments by a column without an index whenever one is erased.
  await db.schema.alterTable('attachment').addColumn('additionId', 'text').execute()
}
