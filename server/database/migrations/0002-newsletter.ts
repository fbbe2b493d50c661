import { type Kysely, sql } from 'kysely'
import { filled } from './filled.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mailbox', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('askedAt', 'bigint', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .addColumn('wording', 'text')
    .addColumn('client', 'text')
    .addColumn('suppressedAt', 'bigint')
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('subscriber_state').on('subscriber').columns(['state', 'askedAt']).execute()

  await db.schema
    .createTable('ask')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriberId', 'text', (column) => column.references('subscriber.id').onDelete('set null'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .$call(filled('bigint', 'askedAt', 'expiresAt'))
    .addColumn('closedAt', 'bigint')
    .execute()
  await db.schema.createIndex('ask_subscriber').on('ask').column('subscriberId').execute()

  await db.schema
    .createTable('trace')
    .addColumn('submissionId', 'text', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'client', 'digest'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trace_client').on('trace').columns(['client', 'digest', 'at']).execute()

  await outboxForSubscribersToo(db)
}

/** An email is about a submission or about a subscriber. SQLite cannot drop a NOT NULL, so the table is created again. */
async function outboxForSubscribersToo(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.references('submission.id').onDelete('cascade'))
    .addColumn('subscriberId', 'text', (column) => column.references('subscriber.id').onDelete('cascade'))
    .$call(filled('text', 'kind', 'recipient', 'state'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .$call(filled('bigint', 'createdAt', 'nextAt'))
    .addColumn('leasedUntil', 'bigint')
    .addColumn('sentAt', 'bigint')
    .addColumn('lastError', 'text')
    .addCheckConstraint('outbox_about_one', sql`("submissionId" is null) <> ("subscriberId" is null)`)
    .execute()
  const kept = sql.raw(
    ['id', 'submissionId', 'kind', 'recipient', 'state', 'attempts', 'createdAt', 'nextAt', 'leasedUntil', 'sentAt']
      .concat('lastError')
      .map((column) => `"${column}"`)
      .join(', '),
  )
  await sql`insert into outbox_next (${kept}) select ${kept} from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'nextAt']).execute()
  await db.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'createdAt']).execute()
  await db.schema.createIndex('outbox_submission').on('outbox').column('submissionId').execute()
  await db.schema.createIndex('outbox_subscriber').on('outbox').column('subscriberId').execute()
}
