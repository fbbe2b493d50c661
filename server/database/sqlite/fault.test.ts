import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { databaseFault } from '../fault.ts'
import { openDatabase } from '../open.ts'
import type { Db } from '../schema.ts'

async function open(dataDir: string): Promise<Db> {
  return closeAfterTest(await openDatabase({ dataDir }))
}

function write(db: Db): Promise<unknown> {
  const row = db.insertInto('attempt').values({ address: 'x'.repeat(20_000), at: 1 })
  return row.execute().catch((error: unknown) => error)
}

test('a database that cannot grow is full', async () => {
  const db = await open(tempFolder())
  await sql`pragma max_page_count = 1`.execute(db)

  expect(databaseFault(await write(db))).toBe('full')
})

test('a database that another process holds is busy', async () => {
  const dataDir = tempFolder()
  const holder = await open(dataDir)
  const db = await open(dataDir)
  await sql`begin immediate`.execute(holder)

  expect(databaseFault(await write(db))).toBe('busy')

  await sql`rollback`.execute(holder)
})

test('any other error of the database is broken, and an error of another origin is none of its faults', async () => {
  const db = await open(tempFolder())
  await sql`drop table attempt`.execute(db)

  expect(databaseFault(await write(db))).toBe('broken')
  expect(databaseFault(new Error('ENOSPC'))).toBeUndefined()
  expect(databaseFault('full')).toBeUndefined()
})
