import type { Kysely } from 'kysely'
import { filled } from './filled.ts'

/** Webhooks that wait or were given up. A delivered one is deleted, and those of a submission go with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'type', 'body', 'state'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .$call(filled('bigint', 'createdAt', 'nextAt'))
    .addColumn('leasedUntil', 'bigint')
    .addColumn('lastError', 'text')
    .execute()
  await db.schema.createIndex('webhook_next').on('webhook').columns(['state', 'nextAt']).execute()
  await db.schema.createIndex('webhook_submission').on('webhook').column('submissionId').execute()
}
