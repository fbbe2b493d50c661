import { sql } from 'kysely'
import { expect } from 'vitest'
import { sendAccepted, stagedFile, test } from '../context.fixture.ts'
import { addToSubmission } from '../submissions/add-to-submission.ts'

test('a server of the version before, which runs on until it is restarted, stores submissions', async ({ context }) => {
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

test('a server of the version before stores a file, and erases what a visitor added', async ({ context }) => {
  await sendAccepted(context)
  const { id } = await context.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
  const files = [await stagedFile(context, 'servers.txt', 'eleven')]
  await addToSubmission(context, { submissionId: id, note: 'One more.', files })

  await sql`insert into attachment ("submissionId", "position", "field", "name", "kind", "bytes", "sha256", "key")
    values (${id}, 5, 'files', 'old.txt', 'txt', 1, '', 'key-of-old')`.execute(context.db)
  const stored = await context.db.selectFrom('attachment').select('additionId').where('position', '=', 5).execute()
  await sql`delete from submission where id = ${id}`.execute(context.db)

  expect(stored).toEqual([{ additionId: null }])
  for (const table of ['addition', 'attachment', 'outbox'] as const)
    expect(await context.db.selectFrom(table).selectAll().execute()).toEqual([])
})
