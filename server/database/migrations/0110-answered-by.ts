import { type Kysely, sql } from 'kysely'

/**
 * How a request was answered: what was only marked as answered is no promise kept. And where its visitor wants the answer. Of requests that an older version marked,
 * those with an answer from the desk or a mail program were answered by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('answeredBy', 'text').execute()
  await db.schema.alterTable('submission').addColumn('askedAt', 'bigint').execute()
  await db.schema.alterTable('submission').addColumn('firstAnsweredAt', 'bigint').execute()
  await db.schema.alterTable('submission').addColumn('askedAddress', 'text').execute()
  await sql`update submission set "answeredBy" = 'letter', "firstAnsweredAt" = "answeredAt"
    where status = 'answered' and exists (select 1 from message
    where message."submissionId" = submission.id and direction = 'out' and "marksAnswered" = 1)`.execute(db)
  await sql`drop index submission_answers`.execute(db)
  await sql`create index submission_answers on submission (status, "answeredAt", form, desk, owner, canary, "answeredBy",
    "askedAt", "receivedAt", "dueAt", reference) where status = 'answered'`.execute(db)
  await sql`create index submission_first_answers on submission ("firstAnsweredAt", desk, owner, "receivedAt", status)
    where canary = 0 and "firstAnsweredAt" is not null`.execute(db)
}
