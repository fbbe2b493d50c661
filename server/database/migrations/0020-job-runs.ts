import type { Kysely } from 'kysely'

/** How the last run of each regular job ended, for the doctor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_run')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text')
    .execute()
}
