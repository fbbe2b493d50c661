import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestContext } from '../context.fixture.ts'
import { refusalOf } from './errors.ts'

test.each([
  [{ code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' }, 'full'],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413, message: 'x' }, 'tooLong'],
  [{ message: 'Unexpected end of multipart data' }, 'malformed'],
  [{ message: 'Part terminated early due to unexpected end of multipart data' }, 'malformed'],
  [{ statusCode: 400, message: 'x' }, 'malformed'],
  [{ message: 'x is not a function' }, 'broken'],
])('%o is told as "%s"', (fault, refusal) => {
  expect(refusalOf(Object.assign(new Error(), fault))).toBe(refusal)
})

test('a full database is told as "full", any other fault of it as "unavailable"', async () => {
  const { db } = await openTestContext()
  const write = () =>
    db
      .insertInto('attempt')
      .values({ address: 'x'.repeat(20_000), at: 1 })
      .execute()

  await sql`pragma max_page_count = 1`.execute(db)
  const full = await write().catch(refusalOf)
  await db.schema.dropTable('attempt').execute()
  const broken = await write().catch(refusalOf)

  expect([full, broken]).toEqual(['full', 'unavailable'])
})
