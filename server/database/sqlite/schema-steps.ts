import { type Kysely, sql } from 'kysely'
import type { SchemaSteps } from '../engine.ts'

/** What migrations do on SQLite alone. */
export const schemaSteps: SchemaSteps = {
  countingId: undefined,

  async hasTable(db, name) {
    const { rows } = await sql`select name from sqlite_schema where type = 'table' and name = ${name}`.execute(db)
    return rows.length > 0
  },

  async numberSubmissions(db: Kysely<unknown>) {
    await sql`update submission set number = rowid`.execute(db)
    // A server of the version before, which runs until it is restarted, writes no number.
    await sql`create trigger submission_numbered after insert on submission when new.number = 0 begin
      update submission set number = (select max(number) + 1 from submission) where id = new.id; end`.execute(db)
  },

  async indexSenders(db: Kysely<unknown>) {
    await sql`create index submission_email on submission (email collate nocase, "receivedAt")`.execute(db)
  },

  async createSearch(db: Kysely<unknown>) {
    // Accents are folded before (contract/search-words.ts), because the tokenizer knows only some of them.
    await sql`create virtual table search using fts5(reference, name, email, answers, files, notes,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')`.execute(db)
    // Without it the words of an erased submission would stay in the index until it is merged.
    await sql`insert into search(search, rank) values ('secure-delete', 1)`.execute(db)
    // Whoever deletes a submission, its words go with it.
    await sql`create trigger search_forget after delete on submission begin
      delete from search where rowid = old.number; end`.execute(db)
  },

  async indexPrefixes(db: Kysely<unknown>) {
    // A prefix without an index of its length reads each word that begins so, which takes 200 ms where there are thousands.
    // Longer ones have few words. It costs 0.2 s for 1,000 submissions, once, and a kilobyte for each.
    await sql`create virtual table search_next using fts5(reference, name, email, answers, files, notes,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7')`.execute(db)
    await sql`insert into search_next(search_next, rank) values ('secure-delete', 1)`.execute(db)
    await sql`insert into search_next(rowid, reference, name, email, answers, files, notes)
      select rowid, reference, name, email, answers, files, notes from search`.execute(db)
    await sql`drop trigger search_forget`.execute(db)
    await sql`drop table search`.execute(db)
    await sql`alter table search_next rename to search`.execute(db)
    await sql`create trigger search_forget after delete on submission begin
      delete from search where rowid = old.number; end`.execute(db)
  },

  async indexQueues(db: Kysely<unknown>) {
    await sql`create index outbox_queue on outbox ((kind = 'issue'), "nextAt") where state = 'waiting'`.execute(db)
    await sql`create index outbox_oldest on outbox ((kind = 'issue'), "createdAt") where state = 'waiting'`.execute(db)
    await sql`create index outbox_leased on outbox ((kind = 'issue'), "leasedUntil")
      where state = 'waiting' and "leasedUntil" is not null`.execute(db)
  },
}
