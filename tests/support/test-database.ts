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

/** Databases that no test uses now. They go with the server. Those that changed their shape go at once: all lie in memory. */
const free: string[] = []
/** What the tables of a database look like. A test that changed them leaves a database to nobody. */
const SHAPE = `select (select md5(string_agg(relname, ' ' order by relname)) from pg_class) || ' ' || (select count(*) from pg_constraint) || ' ' ||
  (select count(*) from pg_trigger) || ' ' || (select count(*) from pg_proc) as shape`
/** Of the template, and so of its copies. */
let shape: string | undefined
/** The tables that were written to: the others have no page. Emptying all of them takes longer than most tests. */
const WRITTEN = `select string_agg(oid::regclass::text, ', ') as names from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' and pg_relation_size(oid) > 0`
const RESTART = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null`

/** The address of a database of this test alone. Undefined where tests run on SQLite. */
export async function testDatabase(): Promise<string | undefined> {
  const [server, pglite] = [inject('postgres'), inject('pglite')]
  if (server === undefined) return pglite === undefined ? undefined : pgliteDatabase(pglite)
  const url = free.pop() ?? (await newDatabase(server, TEMPLATE))
  shape ??= await connected(url, shapeOf)
  // Called after the test has closed its connections, because what is registered last is done first.
  onTestFinished(async () => {
    if (await connected(url, emptied)) free.push(url)
    else await drop(server, url)
  })
  return url
}

async function pgliteDatabase(template: string): Promise<string> {
  const server = await startPglite(new Blob([new Uint8Array(await readFile(template))]))
  onTestFinished(() => server.stop())
  return server.url
}

/** The address of a database without tables, of this test alone. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgres')
  if (server === undefined) throw new Error('This test runs on PostgreSQL.')
  const url = await newDatabase(server, 'template0')
  onTestFinished(() => drop(server, url))
  return url
}

async function newDatabase(server: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await connected(server, (client) => client.query(`create database ${name} template ${template}`))
  return new URL(`/${name}`, server).href
}

async function drop(server: string, url: string): Promise<void> {
  await connected(server, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`))
}

const shapeOf = async (client: pg.Client) => (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape

/** Whether the database is as the template again. */
async function emptied(client: pg.Client): Promise<boolean> {
  if ((await shapeOf(client)) !== shape) return false
  const names = (await client.query<{ names: string | null }>(WRITTEN)).rows[0]?.names
  if (names) await client.query(`truncate ${names} restart identity cascade`)
  await client.query(RESTART)
  return true
}

/** A connection costs the server a process: one for all that is to be asked. */
async function connected<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
