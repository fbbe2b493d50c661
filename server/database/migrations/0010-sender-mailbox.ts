import { type Kysely, sql } from 'kysely'
import { mailboxOf } from '../../../contract/fields/mailbox.ts'

/** The mailbox of a submission's sender, so that earlier submissions of the same sender are found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submission')
    .addColumn('mailbox', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const { rows } = await sql<{ id: string; email: string }>`select id, email from submission`.execute(db)
  for (const { id, email } of rows) {
    await sql`update submission set mailbox = ${mailboxOf(email)} where id = ${id}`.execute(db)
  }
  await db.schema.createIndex('submission_mailbox').on('submission').columns(['mailbox', 'receivedAt']).execute()
}
