import { type Kysely, sql } from 'kysely'
import { filled } from './filled.ts'

const COLUMNS = ['id', 'submissionId', 'subscriberId', 'kind', 'recipient', 'state', 'attempts', 'createdAt', 'nextAt']
  .concat('leasedUntil', 'sentAt', 'lastError')
  .map((column) => `"${column}"`)
  .join(', ')

/** Emails of the watch are about no submission or about none alone, and each of its jobs is done once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite cannot change a check, so the table is created again.
  await db.schema
    .createTable('outbox_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.references('submission.id').onDelete('cascade'))
    .addColumn('subscriberId', 'text', (column) => column.references('subscriber.id').onDelete('cascade'))
    .addColumn('about', 'text')
    .$call(filled('text', 'kind', 'recipient', 'state'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .$call(filled('bigint', 'createdAt', 'nextAt'))
    .addColumn('leasedUntil', 'bigint')
    .addColumn('sentAt', 'bigint')
    .addColumn('lastError', 'text')
    .addCheckConstraint('outbox_about_one', sql`"submissionId" is null or "subscriberId" is null`)
    .execute()
  await sql`insert into outbox_next (${sql.raw(COLUMNS)}) select ${sql.raw(COLUMNS)} from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'nextAt']).execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'createdAt']).execute()
  await db.schema.createIndex('outbox_submission').on('outbox').column('submissionId').execute()
  await db.schema.createIndex('outbox_subscriber').on('outbox').column('subscriberId').execute()

  await db.schema
    .createTable('done_job')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
