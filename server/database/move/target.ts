import { Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { migrate } from '../migrate.ts'
import { PostgresDialect } from '../postgres/dialect.ts'
import { databaseProblem } from '../postgres/health.ts'
import { openFailure, placeOf } from '../postgres/open-failure.ts'
import type { Db, Schema, Tx } from '../schema.ts'
import { lock, transaction } from '../transactions.ts'
import { beginMark, type MoveMark, readMoveMark } from './mark.ts'

/** The database that records are moved to. */
export interface Target {
  db: Db
  /** Host, port and name, for the operator. */
  place: string
  /** What an earlier try of a move left. */
  mark: MoveMark | undefined
  /** What it holds, in words; undefined when it is empty. */
  contents: string | undefined
}

/** Tables without records of ours. */
const EMPTY_TABLES: readonly string[] = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]

/** How many tables a refusal names. */
const NAMED_MAX = 4

/**
 * Connects to the database of `databaseUrl`, and looks at what is in it. Changes nothing. No statement is ended by a clock,
 * because a copy takes as long as it takes.
 *
 * @throws an Error for the operator when it cannot be reached or used, or would lose commits in a power cut.
 */
export async function openTarget(databaseUrl: string): Promise<Target> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect(databaseUrl, { isPatient: true }) })
  try {
    const problem = await databaseProblem(db)
    if (problem) throw new Error(problem)
    const tables = await tablesOf(db)
    const mark = tables.includes('installation') ? await readMoveMark(db) : undefined
    return { db, place: placeOf(databaseUrl), mark, contents: await contentsOf(db, tables) }
  } catch (error) {
    await db.destroy()
    throw openFailure(databaseUrl, error)
  }
}

/** Says why a move cannot begin there, and what to do. */
export function notEmptyProblem({ place, mark, contents }: Pick<Target, 'place' | 'mark' | 'contents'>): string {
  const found = mark && !mark.isFinished ? 'a part of another move, which has not ended' : contents
  return (
    `The database at ${place} is not empty: it holds ${found}. Name an empty one, or make it empty with dropdb and ` +
    'createdb. Nothing was moved.'
  )
}

/**
 * Creates the tables, and marks the database as one that no server starts on.
 *
 * @throws an Error for the operator when a server has begun to use it meanwhile.
 */
export async function beginTarget(target: Target, id: string, secretHash: string): Promise<void> {
  const { db } = target
  await migrate(db)
  await transaction(db, async (tx) => {
    await lock(tx, 'move')
    // A server that starts at this moment inserts its secret first: then this transaction runs again, and finds it.
    const contents = await contentsOf(tx, await tablesOf(tx))
    if (contents !== undefined) throw new Error(notEmptyProblem({ ...target, contents }))
    await beginMark(tx, id, secretHash)
  })
}

/** All tables and views but those of the database itself and of its extensions. */
async function tablesOf(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.oid::regclass::text as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function contentsOf(db: Db | Tx, tables: readonly string[]): Promise<string | undefined> {
  // Tables of another program stay as they are, even without a row.
  const isOurs = tables.includes(DEFAULT_MIGRATION_TABLE)
  const found: string[] = []
  for (const name of tables.filter((table) => !EMPTY_TABLES.includes(table))) {
    // The name comes from the database, quoted where it needs it.
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(name)}`.execute(db)
    const count = rows[0]?.count ?? 0
    if (!isOurs) found.push(`the table ${name}`)
    else if (count > 0) found.push(`${name} (${count})`)
  }
  if (found.length === 0) return undefined
  const more = found.length > NAMED_MAX ? ' and more' : ''
  return `${isOurs ? 'rows in ' : ''}${found.slice(0, NAMED_MAX).join(', ')}${more}`
}
