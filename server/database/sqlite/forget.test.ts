import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { databaseFile } from '../database-file.ts'
import { openDatabase } from '../open.ts'
import { forgetErased } from './forget.ts'

const WORD = 'zq7marker'

async function open(dataDir: string) {
  return closeAfterTest(await openDatabase({ dataDir }))
}

test('words that a reader holds in the write-ahead log leave it by the call during which the reader ends', async () => {
  const dataDir = tempFolder()
  const [db, reader] = [await open(dataDir), await open(dataDir)]
  const holds = async (file: string) => (await readFile(file)).includes(WORD)
  await db.insertInto('attempt').values({ address: WORD, at: 1 }).execute()
  await sql`begin`.execute(reader)
  await reader.selectFrom('attempt').selectAll().execute()

  await db.deleteFrom('attempt').execute()
  await forgetErased(db)
  const isHeld = await holds(`${databaseFile(dataDir)}-wal`)
  const forgotten = forgetErased(db)
  // It has tried, and tries again.
  await setTimeout(5)
  await sql`commit`.execute(reader)
  await forgotten

  expect(isHeld).toBe(true)
  expect(await holds(`${databaseFile(dataDir)}-wal`)).toBe(false)
  expect(await holds(databaseFile(dataDir))).toBe(false)
})

test('while another process reads, nobody waits for it', async () => {
  const dataDir = tempFolder()
  const [db, reader] = [await open(dataDir), await open(dataDir)]
  await sql`begin`.execute(reader)
  await reader.selectFrom('attempt').selectAll().execute()
  await db.insertInto('attempt').values({ address: WORD, at: 1 }).execute()
  const patience = () => sql`pragma busy_timeout`.execute(db)
  const before = await patience()

  const startedAt = performance.now()
  for (let call = 0; call < 20; call += 1) await forgetErased(db)
  const tookMs = performance.now() - startedAt

  // Each call would wait for 500 ms.
  expect(tookMs).toBeLessThan(5_000)
  expect(before.rows).toEqual([{ timeout: 500 }])
  expect(await patience()).toEqual(before)
})
