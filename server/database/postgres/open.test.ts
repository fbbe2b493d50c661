import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { emptyDatabase } from '../../../tests/support/test-database.ts'
import { openTestContext, reopen } from '../../context.fixture.ts'
import { openContext } from '../../context.ts'
import { databaseFault } from '../fault.ts'
import { databaseProblem } from '../health.ts'
import { openTarget } from '../move/target.ts'
import { openDatabase } from '../open.ts'
import { PostgresDialect } from './dialect.ts'

const freshDatabase = async () => ({ dataDir: tempFolder(), databaseUrl: await emptyDatabase() })

test('three servers may start on an empty PostgreSQL at the same time', async () => {
  const options = await freshDatabase()
  const script = `const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, '../open.ts'))})
    const db = await openDatabase(${JSON.stringify(options)}); await db.destroy()`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])

  expect(await Promise.all([start(), start(), start()])).toHaveLength(3)
})

test('a PostgreSQL that would lose commits in a power cut is refused at the start, and told by the doctor', async () => {
  const options = await freshDatabase()
  const db = await openDatabase(options)
  expect(await databaseProblem(db)).toBeUndefined()
  const name = new URL(options.databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(db)
  await db.destroy()

  await expect(openDatabase(options)).rejects.toThrow('synchronous_commit is off')
})

test('a PostgreSQL of a newer version is refused', async () => {
  const options = await freshDatabase()
  const db = await openDatabase(options)
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db)
  await db.destroy()

  await expect(openDatabase(options)).rejects.toThrow('was written by a newer version (9999-later)')
})

test('why an update of a PostgreSQL fails is told, and nothing of it stays', async () => {
  const options = await freshDatabase()
  await using db = new Kysely<unknown>({ dialect: new PostgresDialect(options.databaseUrl) })
  await sql`create table saved_reply (id int)`.execute(db)

  await expect(openDatabase(options)).rejects.toThrow('cannot be used: relation "saved_reply" already exists')

  const { rows } = await sql`select relname from pg_class where relname in ('submission', 'saved_reply')`.execute(db)
  expect(rows).toEqual([{ relname: 'saved_reply' }])
})

test('an address that leads nowhere is told with its place and without its password', async () => {
  const databaseUrl = 'postgres://site:hush@127.0.0.1:1/site'
  const refused = openDatabase({ dataDir: tempFolder(), databaseUrl })

  await expect(refused).rejects.toThrow('The database at 127.0.0.1:1/site cannot be reached')
  await expect(refused).rejects.not.toThrow('hush')
  expect(databaseFault(await refused.catch((error: Error) => error.cause))).toBe('busy')
})

test('a new PostgreSQL beside the records or files of another database is refused, and still takes a move', async () => {
  const { dataDir, databaseUrl } = await freshDatabase()
  const [file, records] = [join(dataDir, 'files', 'a'.repeat(32)), join(dataDir, 'site.db')]
  await mkdir(join(dataDir, 'files'))
  for (const path of [file, records]) {
    await writeFile(path, 'of a visitor')
    await expect(reopen(dataDir, { databaseUrl })).rejects.toThrow(`DATABASE_URL is new, but ${path} is there`)
  }

  const { db, contents } = await openTarget(databaseUrl)
  await db.destroy()
  expect(contents).toBeUndefined()
  expect(await readFile(file, 'utf8')).toBe('of a visitor')
})

test('instants, counts and sums of PostgreSQL are numbers', async () => {
  const { db } = await openTestContext()
  await db.insertInto('attempt').values({ address: 'a', at: 1_795_377_600_000 }).execute()

  const { rows } = await sql`select at, count(*) as count, sum(at) as sum from attempt group by at`.execute(db)

  expect(rows).toEqual([{ at: 1_795_377_600_000, count: 1, sum: 1_795_377_600_000 }])
})

test('a server with another secret than the database’s first one is refused', async () => {
  const { databaseUrl, company, publicUrl, log } = await openTestContext()
  const dataDir = tempFolder()

  await expect(openContext({ dataDir, databaseUrl, company, publicUrl, log })).rejects.toThrow(
    'is not the secret of this database',
  )
})
