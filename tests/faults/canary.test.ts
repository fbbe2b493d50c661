import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { deskCommand } from '../support/desk-command.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, quoteForm, start } from './http-process.ts'

const FORMS = ['quote', 'consultation', 'contact', 'career', 'internship', 'partnership', 'newsletter'].sort()

async function startWithMail() {
  const mail: MailServer = closeAfterTest(await startMailServer())
  const folders = await openFolders()
  // One try per client: a canary is not counted, and so not refused.
  const server = await start(folders, { SMTP_URL: mail.url, RATE_LIMIT: '1' })
  const canary = async (url = server.url) => {
    const { code, out } = await deskCommand(folders.dataDir, ['canary', '--url', url, '--json'])
    const { forms } = JSON.parse(out) as { forms: { form: string; failed?: { step: string; problem: string } }[] }
    return { code, forms, failed: forms.flatMap(({ failed }) => (failed ? [failed] : [])) }
  }
  const db = closeAfterTest(await openDatabase(folders))
  const rows = async () => {
    const tables = [
      'submission',
      'attachment',
      'outbox',
      'subscriber',
      'ask',
      'history',
      'idempotency',
      'trace',
    ] as const
    const count = (table: (typeof tables)[number]) => db.selectFrom(table).select(({ fn }) => fn.countAll().as('count'))
    const counts = tables.map(async (table) => [table, (await count(table).executeTakeFirstOrThrow()).count] as const)
    return Object.fromEntries(await Promise.all(counts))
  }
  return { ...folders, server, mail, canary, db, rows }
}

test('a canary of every form comes through, is removed, and nobody is emailed', async () => {
  const { dataDir, server, mail, canary, rows } = await startWithMail()
  const before = await rows()

  const first = await canary()
  const second = await canary()
  const visitor = await fetch(`${server.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@engines.example' }),
  })

  expect(first).toMatchObject({ code: 0, failed: [] })
  expect(first.forms.map(({ form }) => form).sort()).toEqual(FORMS)
  expect(second).toMatchObject({ code: 0, failed: [] })
  // The limit of one try was not used up.
  expect(visitor.status).toBe(200)
  await mail.wait(1)
  expect(mail.letters.map(({ to }) => to)).toEqual([['ada@engines.example']])
  expect(await rows()).toEqual({ ...before, outbox: 1, subscriber: 1, ask: 1 })
  expect((await deskCommand(dataDir, ['doctor'])).out).toMatch(/ok +canary +last 20/)
})

test('a visitor who sends the header is a visitor', async () => {
  const { server, mail, db } = await startWithMail()
  const mark = `${Date.now() + 30_000}.${'A'.repeat(43)}`

  const headers = { 'x-canary': mark, 'idempotency-key': 'one' }
  const sent = await fetch(`${server.url}/api/quote`, { method: 'POST', headers, body: quoteForm() })

  expect(sent.status).toBe(200)
  expect(await db.selectFrom('submission').select('canary').execute()).toEqual([{ canary: 0 }])
  expect((await mail.wait(2)).length).toBe(2)
})

test('each broken step is named, the exit code is 1, and nothing is left', async () => {
  const { dataDir, canary, db, rows } = await startWithMail()
  const clean = await rows()

  // The server cannot be reached.
  const unreachable = await canary('http://127.0.0.1:9')
  // The database refuses the row.
  await sql`create trigger lost after insert on submission begin select raise(fail, 'no'); end`.execute(db)
  const refused = await canary()
  await sql`drop trigger lost`.execute(db)
  // No email can be made.
  await sql`create trigger broken after insert on outbox begin
    update outbox set "lastError" = 'no template', "nextAt" = "nextAt" + 3600000 where id = new.id; end`.execute(db)
  const unmailed = await canary()
  await sql`drop trigger broken`.execute(db)
  // Another server answers, with a data directory of its own.
  const other = await start(await openFolders())
  const elsewhere = await canary(other.url)
  await endProcess(other.child)

  expect(unreachable.code).toBe(1)
  expect(new Set(unreachable.failed.map(({ step }) => step))).toEqual(new Set(['send']))
  expect(unreachable.failed[0]?.problem).toMatch(/fetch failed/)
  expect(refused.code).toBe(1)
  expect(refused.failed[0]).toMatchObject({ step: 'send', problem: expect.stringMatching(/answered 503/) })
  expect(unmailed.code).toBe(1)
  expect(unmailed.failed).toHaveLength(FORMS.length)
  expect(unmailed.failed[0]).toEqual({ step: 'outbox', problem: 'the email cannot be made: no template' })
  expect(elsewhere.code).toBe(1)
  expect(new Set(elsewhere.failed.map(({ step }) => step))).toEqual(new Set(['stored']))
  expect((await deskCommand(dataDir, ['doctor'])).out).toMatch(/WRONG +canary/)
  expect(await rows()).toEqual(clean)
}, 180_000)
