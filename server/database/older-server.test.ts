import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestContext, sendAccepted } from '../context.fixture.ts'

test('a server of the version before, which runs on until it is restarted, stores submissions', async () => {
  const context = await openTestContext()
  await sendAccepted(context)

  // It knows none of the newer columns, so they get their defaults.
  for (const name of ['one', 'two', 'three']) {
    await sql`insert into submission ("id", "reference", "form", "variant", "desk", "title", "status", "lines", "email",
      "name", "receivedAt", "dueAt", "openedAt", "answeredAt", "quarantine", "notes", "tokenHash")
      select ${name}, ${`Q-${name}`}, "form", "variant", "desk", "title", "status", "lines", "email",
      "name", "receivedAt", "dueAt", "openedAt", "answeredAt", "quarantine", "notes", ${name}
      from submission limit 1`.execute(context.db)
  }

  const rows = await context.db.selectFrom('submission').select(['number', 'indexed']).orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(rows.every(({ indexed }) => indexed === 0)).toBe(true)
})
