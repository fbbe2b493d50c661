import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { engineOf } from '../engine.ts'
import { filled } from './filled.ts'

/** What the staff add to a submission, and what makes 100,000 of them searchable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { countingId, createSearch } = engineOf(db).schemaSteps
  await addColumns(db)

  await db.schema
    .createTable('note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .$call(filled('text', 'author', 'text'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('editedAt', 'bigint')
    .addColumn('removedAt', 'bigint')
    .execute()
  await db.schema.createIndex('note_submission').on('note').columns(['submissionId', 'at']).execute()

  await db.schema
    .createTable('history')
    // An id is never used twice: the event stream continues after the last one that a browser saw.
    .addColumn('id', countingId ?? 'integer', (column) =>
      countingId ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('submissionId', 'text', (column) => column.references('submission.id').onDelete('cascade'))
    .addColumn('batch', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('change', 'text')
    .addColumn('undoneAt', 'bigint')
    .execute()
  await db.schema.createIndex('history_submission').on('history').columns(['submissionId', 'id']).execute()
  await db.schema.createIndex('history_batch').on('history').columns(['batch', 'id']).execute()

  await db.schema
    .createTable('choice')
    .addColumn('submissionId', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .$call(filled('text', 'field', 'value'))
    .addPrimaryKeyConstraint('choice_key', ['submissionId', 'field'])
    .execute()
  await db.schema.createIndex('choice_value').on('choice').columns(['field', 'value', 'number']).execute()

  await createSearch(db)
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const submission = db.schema.alterTable('submission')
  const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
  await submission.addColumn('number', 'integer', zero).execute()
  await submission.addColumn('owner', 'text').execute()
  await submission.addColumn('canary', 'integer', zero).execute()
  await submission.addColumn('indexed', 'integer', zero).execute()
  await engineOf(db).schemaSteps.numberSubmissions(db)
  await db.schema.createIndex('submission_number').unique().on('submission').column('number').execute()
  await sql`create index submission_unindexed on submission (number) where indexed = 0`.execute(db)
  // These two answer every list, count and facet without reading the rows, which hold long texts.
  const filtered = ['status', 'desk', 'form', 'owner', 'canary']
  await db.schema
    .createIndex('submission_by_due')
    .on('submission')
    .columns(['dueAt', 'number', ...filtered, 'receivedAt', 'answeredAt'])
    .execute()
  await db.schema
    .createIndex('submission_by_receipt')
    .on('submission')
    .columns(['receivedAt', 'number', ...filtered, 'dueAt'])
    .execute()
  await db.schema.dropIndex('submission_due').execute()
  await db.schema
    .createIndex('submission_due')
    .on('submission')
    .columns(['status', 'dueAt', 'number', 'desk', 'form', 'owner'])
    .execute()
  await db.schema.createIndex('submission_answered').on('submission').columns(['status', 'answeredAt']).execute()
  await engineOf(db).schemaSteps.indexSenders(db)
}
