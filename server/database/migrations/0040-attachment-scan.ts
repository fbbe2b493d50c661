import type { Kysely } from 'kysely'

/**
 * What the virus scanner and the look at a file's structure found, and when the scanner is asked again. A server of an
 * older version that runs on beside this one stores files as `unscanned`, as it did before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One column a statement: SQLite adds no more at once.
  const add = db.schema.alterTable('attachment')
  await add.addColumn('scan', 'text', (column) => column.notNull().defaultTo('unscanned')).execute()
  await add.addColumn('signature', 'text').execute()
  await add.addColumn('scannedAt', 'bigint').execute()
  await add.addColumn('flags', 'text', (column) => column.notNull().defaultTo('[]')).execute()
  await add.addColumn('scanTries', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await add.addColumn('scanNextAt', 'bigint').execute()
  await add.addColumn('scanLeasedUntil', 'bigint').execute()
  await db.schema
    .createIndex('attachment_waiting')
    .on('attachment')
    .column('scanNextAt')
    .where('scanNextAt', 'is not', null)
    .execute()
}
