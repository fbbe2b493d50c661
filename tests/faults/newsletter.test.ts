import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect } from 'vitest'
import { databaseFile } from '../../server/database/database-file.ts'
import * as first from '../../server/database/migrations/0001-submissions.ts'
import { openDatabase } from '../../server/database/open.ts'
import { SqliteDialect } from '../../server/database/sqlite/dialect.ts'
import { test } from '../../server/http/app.fixture.ts'
import { startWorker } from '../../server/mail/queue/worker.ts'
import { newestEmail } from '../../server/newsletter/newsletter.fixture.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { tempFolder } from '../support/temp-folder.ts'

const ADA = {
  method: 'POST' as const,
  url: '/api/newsletter',
  headers: { 'content-type': 'application/json' },
  payload: '{"email":"ada@engines.example"}',
}

test('if the letter cannot be queued, the address is not kept, and can be sent again', async ({ app, context }) => {
  await sql`create trigger broken before insert on outbox begin select raise(abort, 'the outbox is broken'); end`.execute(
    context.db,
  )

  const refused = await app.inject(ADA)

  expect(refused.statusCode).toBe(503)
  expect(refused.body).not.toContain('outbox')
  expect(await context.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
  expect(await context.db.selectFrom('ask').selectAll().execute()).toEqual([])

  await sql`drop trigger broken`.execute(context.db)
  expect((await app.inject(ADA)).statusCode).toBe(200)
  expect((await newestEmail(context)).to).toBe('ada@engines.example')
})

test('a letter whose address unsubscribes while it is being sent harms nothing', async ({ app, context }) => {
  let sending = false
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const transport = {
    name: 'slow',
    async send() {
      sending = true
      await finished
    },
    close() {},
  }
  await app.inject(ADA)
  const { unsubscribe } = await newestEmail(context)
  const worker = startWorker(context, transport, { pollMs: 20 })
  await expect.poll(() => sending).toBe(true)

  await app.inject({ method: 'POST', url: `/newsletter/unsubscribe/${unsubscribe}` })
  finish()
  await worker.stop()

  expect(await context.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('a database of before the newsletter keeps its submissions and the letters that wait', async () => {
  const dataDir = tempFolder()
  const old = new Kysely<unknown>({ dialect: new SqliteDialect(databaseFile(dataDir)) })
  await new Migrator({
    db: old,
    provider: { getMigrations: async () => ({ '0001-submissions': first }) },
  }).migrateToLatest()
  await sql`insert into submission values ('s', 'Q-22222', 'quote', null, 'quotes', 'Quote', 'open', '[]', 'a@b.example', 'Ada', 1, 2, null, null, 'hash', '[]', '[]')`.execute(
    old,
  )
  await sql`insert into outbox values ('l', 's', 'desk', 'quotes@b.example', 'waiting', 3, 1, 2, null, null, 'refused')`.execute(
    old,
  )
  await old.destroy()

  const db = closeAfterTest(await openDatabase({ dataDir }))

  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([
    {
      id: 'l',
      submissionId: 's',
      subscriberId: null,
      about: null,
      kind: 'desk',
      recipient: 'quotes@b.example',
      state: 'waiting',
      attempts: 3,
      createdAt: 1,
      nextAt: 2,
      leasedUntil: null,
      sentAt: null,
      lastError: 'refused',
    },
  ])
  await db.deleteFrom('submission').execute()
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
