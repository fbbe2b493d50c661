import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { openTestContext } from '../../context.fixture.ts'
import { addConfirmed } from '../../newsletter/newsletter.fixture.ts'
import { command, desk } from '../cli.fixture.ts'

const test = base.extend('reader', () => withReader())

const ISSUE = '---\ntitle: One sounding\npreview: In short.\n---\n\nThe water is **deep** here.\n'

async function withReader() {
  const context = await openTestContext()
  await addConfirmed(context, 'ada@quist.example')
  const issue = join(context.dataDir, 'december.md')
  await writeFile(issue, ISSUE)
  const queued = () =>
    context.db.selectFrom('outbox').selectAll().where('kind', '=', 'issue').orderBy('recipient').execute()
  return { context, queued, issue }
}

test('an issue is sent once, and not without a yes', async ({ reader: { context, queued, issue } }) => {
  const asked = await command(context, 'newsletter', 'send', issue)
  expect([asked.code, (await queued()).length]).toEqual([1, 0])
  const sent = await command(context, 'newsletter', 'send', issue, '--yes')
  const again = await command(context, 'newsletter', 'send', issue, '--yes')

  expect(sent).toMatchObject({ code: 0, out: expect.stringContaining('Queued for 1 subscriber.') })
  const problem = expect.stringContaining('0 sent, 1 waiting. Nothing was sent again.')
  expect(again).toMatchObject({ code: 1, problem })
  expect((await queued()).map(({ recipient }) => recipient)).toEqual(['ada@quist.example'])
})

test('a dry run sends nothing and shows the issue as it would be', async ({ reader: { context, queued } }) => {
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

test('a test goes to one address, and does not count as the issue', async ({ reader: { context, queued, issue } }) => {
  const wrong = await command(context, 'newsletter', 'send', issue, '--test', 'nobody')
  await command(context, 'newsletter', 'send', issue, '--test', 'me@quotes.example')
  const sent = await command(context, 'newsletter', 'send', issue, '--yes')

  expect(wrong.code).toBe(64)
  expect(sent.code).toBe(0)
  expect((await queued()).map(({ recipient, subscriberId }) => [recipient, subscriberId === null])).toEqual([
    ['ada@quist.example', false],
    ['me@quotes.example', true],
  ])
})

test('lists who agreed, when and to which words, as JSON and CSV', async ({ reader: { context } }) => {
  const asJson = await command(context, 'newsletter', 'list', '--json')
  const asCsv = await command(context, 'newsletter', 'list', '--csv')

  const at = new Date(context.now()).toISOString()
  const agreed = { state: 'confirmed', askedAt: at, confirmedAt: at, consent: expect.any(String) }
  const source = 'button of the link in the confirmation email'
  expect(JSON.parse(asJson.out)).toEqual([{ email: 'ada@quist.example', ...agreed, source }])
  expect(asCsv.out).toMatch(/^Email,State,Asked,Confirmed,Consent,Source\r\nada@quist\.example,confirmed,/)
})

test('erases an address with everything about it, after a yes', async ({ reader: { context } }) => {
  const asked = await command(context, 'newsletter', 'erase', 'ADA@quist.example')
  const erased = await command(context, 'newsletter', 'erase', 'ADA@quist.example', '--yes')
  const again = await command(context, 'newsletter', 'erase', 'ada@quist.example', '--yes')

  expect([asked.code, erased.code, again.code]).toEqual([1, 0, 1])
  expect(await context.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
  expect(await context.db.selectFrom('ask').selectAll().execute()).toEqual([])
})
