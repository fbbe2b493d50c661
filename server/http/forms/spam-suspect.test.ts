import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { ASIDE } from '../../../contract/form.ts'
import { partnership } from '../../../contract/forms/partnership.ts'
import { markedTexts } from '../../answers.fixture.ts'
import { parseSigns } from '../../database/json-columns.ts'
import { act } from '../../submissions/desk/act.ts'
import { findReceipt } from '../../submissions/receipt.ts'
import { purge } from '../../submissions/retention.ts'
import { multipart, NAVIGATE, openTestApp, postQuote, type TestApp, test, urlencoded } from '../app.fixture.ts'

const LINKS = 'See https://a.example and https://b.example'
const BRIEF = 'Weave algebra by spring, on the engine in the cellar.'

function stored(context: TestApp['context']) {
  return context.db.selectFrom('submission').selectAll().orderBy('receivedAt').execute()
}

function letters(context: TestApp['context']) {
  return context.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute()
}

test('what is set aside is answered exactly like what is accepted', async ({ app, context }) => {
  const good = await postQuote(app)
  const bad = await postQuote(app, { submissionId: 'bad', fax_number: '1', elapsedMs: '12' })
  const page = await postQuote(app, { fax_number: '1', message: LINKS }, { headers: NAVIGATE })

  expect((await stored(context)).map(({ status }) => status)).toEqual(['open', 'quarantined', 'quarantined'])
  const { reference, receipt, ...same } = bad.json()
  expect(bad.statusCode).toBe(good.statusCode)
  expect(good.json()).toEqual({ ...same, reference: expect.any(String), receipt: expect.any(String) })
  expect(reference).toMatch(/^Q-/)
  expect(page.statusCode).toBe(303)
  for (const path of [receipt, String(page.headers.location)]) {
    const found = await findReceipt(context, path.replace('/r/', ''))
    expect(found?.receipt.status).toBe('received')
  }
})

test('what is set aside sends no letter until the desk releases it, and then the original ones', async () => {
  const { app, context } = await openTestApp()
  const { reference } = (await postQuote(app, { fax_number: '1', message: LINKS })).json()
  expect(await letters(context)).toEqual([])
  const [row] = await stored(context)
  expect(parseSigns(row?.quarantine ?? '').map(({ reason }) => reason)).toEqual([
    'A field that people do not see was filled',
    '2 links in the text',
  ])

  await act(context, { action: 'release', target: { references: [reference] } }, { name: 'Ines' })
  // The letters wait for an undo.
  context.pass(10_000)

  expect(await letters(context)).toEqual([
    { kind: 'desk', recipient: context.company.mail.quotes },
    { kind: 'visitor', recipient: 'ada@engines.example' },
  ])
})

test.for<[string, (texts: Record<string, string>) => InjectOptions]>([
  ['multipart', (texts) => multipart(Object.entries(texts).map(([name, value]) => ({ name, value })))],
  ['urlencoded', urlencoded],
  ['JSON', (payload) => ({ payload })],
])(
  'the hidden field and the elapsed time are read under the names of the contract: %s',
  async ([_type, body], { app, context }) => {
    const texts = { ...markedTexts(partnership, 'ada'), [ASIDE.honeypot]: 'filled', [ASIDE.elapsed]: '900' }

    const sent = await app.inject({ method: 'POST', url: partnership.path, ...body(texts) })

    expect(sent.statusCode).toBe(200)
    const [row] = await stored(context)
    expect(parseSigns(row?.quarantine ?? '').map(({ reason }) => reason)).toEqual([
      'A field that people do not see was filled',
      'Sent 0.9 seconds after the form was first touched',
    ])
  },
)

test('one sign alone sets nobody aside', async ({ app, context }) => {
  await postQuote(app, { fax_number: 'a password manager was here' })
  await postQuote(app, { submissionId: 'fast', elapsedMs: '200' })
  await postQuote(app, { elapsedMs: 'soon', message: LINKS })

  expect((await stored(context)).map(({ status }) => status)).toEqual(['open', 'open', 'open'])
})

test('the same text from one place many times counts, and is told apart from a double click', async () => {
  const { app, context } = await openTestApp()
  const again = (submissionId: string) => postQuote(app, { submissionId, message: BRIEF, elapsedMs: '100' })

  for (let click = 0; click < 20; click += 1) await again('one')
  for (let time = 2; time <= 8; time += 1) await again(`form-${time}`)

  const statuses = (await stored(context)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 'open')).toHaveLength(6)
  expect(statuses.filter((status) => status === 'quarantined')).toHaveLength(2)
})

test('the hashes by which it is known again are forgotten after a week, and are no addresses', async () => {
  const { app, context } = await openTestApp()
  await postQuote(app, { message: BRIEF })
  const traces = () => context.db.selectFrom('trace').selectAll().execute()
  const [trace] = await traces()
  expect(trace?.client).toMatch(/^[0-9a-f]{32}$/)
  expect(JSON.stringify(trace)).not.toMatch(/127\.0\.0\.1|algebra/)

  context.pass(7 * 24 * 60 * 60_000 + 1)
  await purge(context)

  expect(await traces()).toEqual([])
})
