import type { Db, Schema } from '../schema.ts'

/**
 * Every table, in an order in which no row comes before one that it refers to, with the columns that order its rows: they
 * are the same for two rows only where all columns are. A table of the schema that is missing here fails the type check.
 */
const KEYS: { [Table in keyof Schema]: readonly (keyof Schema[Table] & string)[] } = {
  submission: ['id'],
  subscriber: ['id'],
  issue: ['id'],
  issue_pace: ['at'],
  attachment: ['submissionId', 'position'],
  addition: ['id'],
  message: ['id'],
  draft: ['submissionId', 'author'],
  saved_reply: ['id'],
  saved_reply_use: ['messageId', 'reply'],
  incoming: ['id'],
  note: ['id'],
  choice: ['submissionId', 'field'],
  trace: ['submissionId'],
  history: ['id'],
  idempotency: ['key'],
  ask: ['id'],
  outbox: ['id'],
  webhook: ['id'],
  attempt: ['address', 'at'],
  done_job: ['key'],
  job_run: ['job'],
  installation: ['key'],
}

/** A table that is copied row by row. */
export interface CopiedTable {
  name: keyof Schema
  columns: readonly string[]
  /** Orders the rows. */
  key: readonly string[]
}

/** The index of words, which each database has in a form of its own (documents.ts). */
const SEARCH = /^search(_|$)/

/**
 * The tables of both databases, with all their columns.
 *
 * @throws when the two do not have the same tables and columns: then a part of the records would be left behind.
 */
export async function copiedTables(source: Db, target: Db): Promise<CopiedTable[]> {
  const [here, there] = [await columnsOf(source), await columnsOf(target)]
  const names = Object.keys(KEYS) as (keyof Schema)[]
  const unknown = [...here.keys()].filter((name) => !(name in KEYS))
  const differing = names.filter((name) => here.get(name)?.toSorted().join() !== there.get(name)?.toSorted().join())
  const [wrong] = [...unknown, ...differing]
  if (wrong !== undefined) throw new Error(`This version cannot move the table ${wrong}. Nothing was moved.`)
  return names.map((name) => ({ name, columns: here.get(name) ?? [], key: KEYS[name] }))
}

async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables()
  const own = tables.filter(({ name }) => !SEARCH.test(name))
  return new Map(own.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}
