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
  // A full database, as SQLite tells it: nobody is told to leave out files.
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' }, 'unavailable'],
])('%o is told as "%s"', (fault, refusal) => {
  expect(refusalOf(Object.assign(new Error(), fault))).toBe(refusal)
})

test('a database that lacks what is asked for is told as "unavailable"', async () => {
  const { db } = await openTestContext()
  await db.schema.dropTable('attempt').execute()
  const broken = await db.insertInto('attempt').values({ address: 'x', at: 1 }).execute().catch(refusalOf)

  expect(broken).toBe('unavailable')
})
