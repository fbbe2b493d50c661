import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { startPglite } from './pglite-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL, in the project of that name. */
    postgres: string | undefined
    /** A file with a PGlite database, where no PostgreSQL is installed. */
    pglite: string | undefined
  }
}

/** A database with all tables and no rows. Copying it takes less time than the migrations. */
export const TEMPLATE = 'template_site'

/** Databases of this test file that no test uses. They go with the whole server. */
const free: string[] = []
/** What the tables of a database look like. A test that changed them leaves a database to nobody. */
const SHAPE = `select (select md5(string_agg(relname, ' ' order by relname)) from pg_class) || ' ' || (select count(*) from pg_constraint) || ' ' ||
  (select count(*) from pg_trigger) || ' ' || (select count(*) from pg_proc) as shape`
const shapes = new Map<string, string | undefined>()

/** The address of a database of this test alone. Undefined where tests run on SQLite. */
export async function testDatabase(): Promise<string | undefined> {
  const [server, pglite] = [inject('postgres'), inject('pglite')]
  if (server === undefined) return pglite === undefined ? undefined : pgliteDatabase(pglite)
  const url = free.pop() ?? (await newDatabase(server, TEMPLATE))
  if (!shapes.has(url)) shapes.set(url, await shapeOf(url))
  // Called after the test has closed its connections, because what is registered last is done first.
  onTestFinished(async () => {
    if ((await shapeOf(url)) !== shapes.get(url)) return
    await emptyTables(url)
    free.push(url)
  })
  return url
}

async function pgliteDatabase(template: string): Promise<string> {
  const server = await startPglite(new Blob([new Uint8Array(await readFile(template))]))
  onTestFinished(() => server.stop())
  return server.url
}

/** The address of a database without tables. */
export function emptyDatabase(): Promise<string> {
  const server = inject('postgres')
  if (server === undefined) throw new Error('This test runs on PostgreSQL.')
  return newDatabase(server, 'template0')
}

async function newDatabase(server: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function shapeOf(url: string): Promise<string | undefined> {
  return (await query(url, SHAPE))[0]?.shape
}

async function emptyTables(url: string): Promise<void> {
  const tables = await query(
    url,
    `select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`,
  )
  await query(url, `truncate ${tables[0]?.names} restart identity cascade`)
  await query(url, 'alter sequence submission_number_sequence restart')
}

async function query(url: string, statement: string): Promise<{ names?: string; shape?: string }[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
