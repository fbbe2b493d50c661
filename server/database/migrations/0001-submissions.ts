import type { Kysely } from 'kysely'
import { filled } from './filled.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('variant', 'text')
    .$call(filled('text', 'desk', 'title', 'status', 'lines', 'email', 'name'))
    .$call(filled('bigint', 'receivedAt', 'dueAt'))
    .addColumn('openedAt', 'bigint')
    .addColumn('answeredAt', 'bigint')
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .$call(filled('text', 'quarantine', 'notes'))
    .execute()
  await db.schema.createIndex('submission_due').on('submission').columns(['status', 'dueAt']).execute()

  await db.schema
    .createTable('attachment')
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .$call(filled('text', 'field', 'name', 'kind'))
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addPrimaryKeyConstraint('attachment_key', ['submissionId', 'position'])
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'kind', 'recipient', 'state'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .$call(filled('bigint', 'createdAt', 'nextAt'))
    .addColumn('leasedUntil', 'bigint')
    .addColumn('sentAt', 'bigint')
    .addColumn('lastError', 'text')
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'nextAt']).execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'createdAt']).execute()
  await db.schema.createIndex('outbox_submission').on('outbox').column('submissionId').execute()

  await db.schema
    .createTable('idempotency')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint')
    .execute()
  await db.schema.createIndex('idempotency_submission').on('idempotency').column('submissionId').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_address').on('attempt').columns(['address', 'at']).execute()
}
