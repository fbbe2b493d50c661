import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { BARE_ENV } from '../../../tests/support/bare-env.ts'
import { openTestContext, type TestContext } from '../../context.fixture.ts'
import { confirm } from '../../newsletter/confirm.ts'
import { newestEmail } from '../../newsletter/newsletter.fixture.ts'
import { subscribe } from '../../newsletter/subscribe.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

const ISSUE = '---\ntitle: One sounding\npreview: In short.\n---\n\nThe water is **deep** here.\n'

async function desk(context: TestContext, ...args: string[]) {
  const env = { ...BARE_ENV, DATA_DIR: context.dataDir, DATABASE_URL: context.databaseUrl ?? '' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...args], {
    env,
    cwd: context.dataDir,
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { out, problem, code }
}

async function withReader() {
  const context = await openTestContext()
  await subscribe(context, 'ada@quist.example')
  await confirm(context, (await newestEmail(context)).confirm, '192.0.2.1')
  await writeFile(join(context.dataDir, 'december.md'), ISSUE)
  const queued = () =>
    context.db.selectFrom('outbox').selectAll().where('kind', '=', 'issue').orderBy('recipient').execute()
  return { context, queued }
}

test('an issue is sent once, and not without a yes', async () => {
  const { context, queued } = await withReader()

  const asked = await desk(context, 'newsletter', 'send', 'december.md')
  expect([asked.code, (await queued()).length]).toEqual([1, 0])
  const sent = await desk(context, 'newsletter', 'send', 'december.md', '--yes')
  const again = await desk(context, 'newsletter', 'send', 'december.md', '--yes')

  expect(sent).toMatchObject({ code: 0, out: expect.stringContaining('Queued for 1 subscriber.') })
  expect(again).toMatchObject({
    code: 1,
    problem: expect.stringContaining('0 sent, 1 waiting. Nothing was sent again.'),
  })
  expect((await queued()).map(({ recipient }) => recipient)).toEqual(['ada@quist.example'])
})

test('a dry run sends nothing and shows the issue as it would be', async () => {
  const { context, queued } = await withReader()

  const { out, code } = await desk(context, 'newsletter', 'send', 'cloud-bill-with-names', '--dry-run')

  expect(code).toBe(0)
  expect(out).toContain('To: 1 subscriber')
  expect(out).toContain('A cloud invoice is a careful document with the wrong index.')
  expect(out).toMatch(/Read the whole article:\nhttp:\/\/\S+\/blog\/cloud-bill-with-names/)
  const html = await readFile(join(context.dataDir, 'newsletter-preview.html'), 'utf8')
  expect(html).toContain('<i>Compute, $11,000</i>')
  expect(Buffer.byteLength(html)).toBeLessThan(51_000)
  expect(await queued()).toEqual([])
})

test('a test goes to one address, and does not count as the issue', async () => {
  const { context, queued } = await withReader()

  const wrong = await desk(context, 'newsletter', 'send', 'december.md', '--test', 'nobody')
  await desk(context, 'newsletter', 'send', 'december.md', '--test', 'me@quotes.example')
  const sent = await desk(context, 'newsletter', 'send', 'december.md', '--yes')

  expect(wrong.code).toBe(64)
  expect(sent.code).toBe(0)
  expect((await queued()).map(({ recipient, subscriberId }) => [recipient, subscriberId === null])).toEqual([
    ['ada@quist.example', false],
    ['me@quotes.example', true],
  ])
})

test('lists who agreed, when and to which words, as JSON and CSV', async () => {
  const { context } = await withReader()

  const asJson = await desk(context, 'newsletter', 'list', '--json')
  const asCsv = await desk(context, 'newsletter', 'list', '--csv')

  const at = new Date(context.now()).toISOString()
  expect(JSON.parse(asJson.out)).toEqual([
    {
      email: 'ada@quist.example',
      state: 'confirmed',
      askedAt: at,
      confirmedAt: at,
      consent: expect.any(String),
      source: 'button of the link in the confirmation email',
    },
  ])
  expect(asCsv.out).toMatch(/^Email,State,Asked,Confirmed,Consent,Source\r\nada@quist\.example,confirmed,/)
})

test('erases an address with everything about it, after a yes', async () => {
  const { context } = await withReader()

  const asked = await desk(context, 'newsletter', 'erase', 'ADA@quist.example')
  const erased = await desk(context, 'newsletter', 'erase', 'ADA@quist.example', '--yes')
  const again = await desk(context, 'newsletter', 'erase', 'ada@quist.example', '--yes')

  expect([asked.code, erased.code, again.code]).toEqual([1, 0, 1])
  expect(await context.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
  expect(await context.db.selectFrom('ask').selectAll().execute()).toEqual([])
})
