import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestContext } from '../context.fixture.ts'
import { refusalOf } from './errors.ts'

test('a full database is told as any other fault of it: nobody is told to leave out files', async () => {
  const { db } = await openTestContext()
  const row = { address: 'x'.repeat(20_000), at: 1 }

  await sql`pragma max_page_count = 1`.execute(db)
  const full = await db.insertInto('attempt').values(row).execute().catch(refusalOf)

  expect(full).toBe('unavailable')
})
