import { expect, test } from 'vitest'
import { openTestContext } from '../context.fixture.ts'
import { countAttempt, forgetAttempts } from './rate-limit.ts'

const MINUTE = 60_000

test('tries that no longer count are deleted: of one client with its next try, of all by the server', async () => {
  const context = await openTestContext()
  const stored = async () => {
    const rows = await context.db.selectFrom('attempt').select('at').execute()
    return rows.length
  }
  for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await countAttempt(context, client, 20)
  expect(await stored()).toBe(3)

  context.pass(10 * MINUTE)
  await countAttempt(context, '192.0.2.1', 20)
  expect(await stored()).toBe(2)

  await forgetAttempts(context)
  expect(await stored()).toBe(1)
})
