import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kysely, sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { receiptToken } from '../../secret.ts'
import { openSecrets } from '../../secret-file.ts'
import { databaseProblem } from '../health.ts'
import { openDatabase } from '../open.ts'
import { SqliteDialect } from './dialect.ts'

const test = base
  .extend('dataDir', () => tempFolder())
  .extend('db', async ({ dataDir }) => closeAfterTest(await openDatabase({ dataDir })))

test('a fresh database is sound, writes ahead and syncs every commit', async ({ db }) => {
  expect(await databaseProblem(db)).toBeUndefined()
})

test('a connection that would not sync every commit is found out', async ({ db }) => {
  await sql`pragma synchronous = normal`.execute(db)

  expect(await databaseProblem(db)).toContain('may lose acknowledged submissions')
})

test('a statement outside a transaction does not slip into one that is open', async ({ db }) => {
  let outside: Promise<unknown> | undefined

  const inside = db.transaction().execute(async (tx) => {
    await tx.insertInto('attempt').values({ address: 'inside', at: 1 }).execute()
    outside = db.insertInto('attempt').values({ address: 'outside', at: 2 }).execute()
    await new Promise((resolve) => setTimeout(resolve, 10))
    throw new Error('roll back')
  })

  await expect(inside).rejects.toThrow('roll back')
  await outside
  const rows = await db.selectFrom('attempt').select('address').execute()
  expect(rows).toEqual([{ address: 'outside' }])
})

test('server and command line may start on a fresh folder at the same time', async () => {
  const dataDir = tempFolder()
  const script = `const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, '../open.ts'))})
    const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }); await db.destroy()`
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])

  expect(await Promise.all([start(), start(), start()])).toHaveLength(3)
})

test('nothing stays of migrations that fail, so the next start runs them whole', async ({ dataDir }) => {
  await using db = new Kysely<unknown>({ dialect: new SqliteDialect(join(dataDir, 'site.db')) })
  await sql`create table saved_reply (id)`.execute(db)

  await expect(openDatabase({ dataDir })).rejects.toThrow('table "saved_reply" already exists')

  expect((await sql`select name from sqlite_schema`.execute(db)).rows).toEqual([{ name: 'saved_reply' }])
  await sql`drop table saved_reply`.execute(db)
  await (await openDatabase({ dataDir })).destroy()
})

test('it waits for a process that is migrating, and for nobody so long later', async ({ dataDir }) => {
  await (await openDatabase({ dataDir })).destroy()
  const script = `const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, '../open.ts'))})
    const { sql } = await import('kysely')
    const db = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    await sql\`begin immediate\`.execute(db)
    console.log('locked')
    setTimeout(() => sql\`commit\`.execute(db), 2_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')

  const db = await openDatabase({ dataDir })

  expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 500 }])
  await db.destroy()
  if (child.exitCode === null) await once(child, 'exit')
})

test('the secret is made once, readable by us alone, and a receipt’s token follows from it', async ({ dataDir }) => {
  const [first] = await openSecrets({ dataDir })
  const [second] = await openSecrets({ dataDir })

  expect(Buffer.from(second).equals(first)).toBe(true)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  expect(receiptToken(first, 'a')).toBe(receiptToken(second, 'a'))
  expect(receiptToken(first, 'a')).not.toBe(receiptToken(first, 'b'))
})
