import { expect } from 'vitest'
import { sendAccepted, stagedFile } from '../../context.fixture.ts'
import { act } from '../../submissions/desk/act.ts'
import { openTestDesk, test } from './desk.fixture.ts'

const MINUTE = 60_000

test('the inbox is listed by due time, page after page, with counts', async ({ context, ask }) => {
  const sent: string[] = []
  for (let index = 0; index < 5; index += 1) {
    sent.push(await sendAccepted(context, { key: String(index) }))
    context.pass(MINUTE)
  }

  const first = await ask('GET', '/api/submissions?status=open&limit=2')
  const second = await ask('GET', `/api/submissions?status=open&limit=2&after=${first.json.next}`)
  const third = await ask('GET', `/api/submissions?status=open&limit=2&after=${second.json.next}`)

  expect(first.json).toMatchObject({ total: 5, of: 5 })
  const items = [first, second, third].flatMap(({ json }) => json.items)
  expect(items.map(({ reference }: { reference: string }) => reference)).toEqual(sent)
  expect(third.json.next).toBeNull()
  expect(items[0]).toMatchObject({
    form: 'consultation',
    desk: 'quotes',
    status: 'open',
    name: 'Wilhelmina Quist',
    organization: 'Quist Cold Stores',
    excerpt: 'Each release takes a Saturday. We want weekdays.',
    owner: null,
    opened: false,
  })
})

test('a page after something that no page gave is refused', async ({ ask }) => {
  for (const after of ['', 'x', '0.1', '2.1.1'])
    expect((await ask('GET', `/api/submissions?after=${after}`)).status, after).toBe(400)
})

test('search finds everything that was typed, as it is typed, and shows where', async ({ context, ask }) => {
  const files = [await stagedFile(context, 'Kältepläne.txt', 'cold')]
  const reference = await sendAccepted(context, { files, answers: { fullName: 'Łucja Müller' } })
  const answers = { fullName: 'Ada Obi', company: 'Larkmoor', message: 'Nothing.' }
  await sendAccepted(context, { key: 'other', answers })
  await ask('POST', `/api/submissions/${reference}/notes`, { text: 'Ask for Šárka first' })

  const words = 'lucj, MULL, quist.exam, mina@quist, satur rele, kaltepl, sarka, 4195550137'.split(', ')
  for (const typed of [...words, reference, reference.replace('-', '').toLowerCase()]) {
    const { json } = await ask('GET', `/api/submissions?q=${encodeURIComponent(typed)}`)
    const found = json.items.map((item: { reference: string }) => item.reference)
    expect(found, typed).toContain(reference)
    if (typed !== '4195550137' && typed !== 'mina@quist' && typed !== 'quist.exam') expect(json.total, typed).toBe(1)
  }
  const hit = (await ask('GET', '/api/submissions?q=sarka')).json.items[0].hit
  expect(hit).toEqual({ label: 'Note by Ines', text: 'Ask for Šárka first', marks: [[8, 13]] })
  expect((await ask('GET', '/api/submissions?q=%22%20*%20OR')).json.total).toBe(0)
})

test('a note with NUL, which no database of ours stores, is stored without', async ({ ask, context, reference }) => {
  await ask('POST', `/api/submissions/${reference}/notes`, { text: 'Call\0 back' })

  expect(await context.db.selectFrom('note').select('text').execute()).toEqual([{ text: 'Call back' }])
  expect((await ask('GET', `/api/submissions/${reference}/files/99999999999`)).status).toBe(404)
})

test('a control character parts the words of a search, as a space does', async ({ ask, reference }) => {
  for (const typed of ['satur\u0000rele', '\u0000satur', 'satur\u0007', '\u0000']) {
    const { status, json } = await ask('GET', `/api/submissions?q=${encodeURIComponent(typed)}`)
    const found = json.items.map((item: { reference: string }) => item.reference)
    expect([status, found], JSON.stringify(typed)).toEqual([200, typed === '\u0000' ? [] : [reference]])
  }
})

test('showing marks nothing; opening does, and the history says who', async ({ ask, reference }) => {
  const shown = await ask('GET', `/api/submissions/${reference}`)
  const opened = await ask('POST', `/api/submissions/${reference}/opened`)

  expect(shown.json).toMatchObject({ opened: false, promise: '24 hours', email: 'Mina@quist.example' })
  expect(shown.json.emails.map((email: { kind: string }) => email.kind).sort()).toEqual(['desk', 'visitor'])
  expect(opened.json).toMatchObject({ opened: true })
  expect(opened.json.history).toMatchObject([
    { kind: 'received', actor: null },
    { kind: 'opened', actor: 'Ines' },
  ])
})

test('two requests of one sender stand beside each other in both, however the address was written', async () => {
  const { context, ask } = await openTestDesk()
  const first = await sendAccepted(context, { key: '1', answers: { email: 'MINA@quist.example' } })
  await sendAccepted(context, { key: '2', answers: { email: 'other@quist.example' } })
  context.pass(MINUTE)
  const second = await sendAccepted(context, { key: '3' })

  expect((await ask('GET', `/api/submissions/${second}`)).json.earlier).toMatchObject([{ reference: first }])
  expect((await ask('GET', `/api/submissions/${first}`)).json.earlier).toMatchObject([{ reference: second }])

  // Of one that was written about again, the time is that of its last answer.
  const [askedAt, answeredAt] = [context.now() - MINUTE, context.now()]
  const answered = context.db.updateTable('submission').set({ status: 'answered', askedAt, answeredAt })
  await answered.where('reference', '=', first).execute()
  expect((await ask('GET', `/api/submissions/${second}`)).json.earlier).toMatchObject([{ tookMs: MINUTE }])
  expect((await ask('GET', '/api/submissions?status=answered')).json.items).toMatchObject([{ tookMs: MINUTE }])
})

test('facets count each part without its own choice', async ({ context, ask }) => {
  const first = await sendAccepted(context, { key: '1', answers: { service: 'devops' } })
  await sendAccepted(context, { key: '2' })
  await ask('POST', '/api/actions', { action: 'take', target: { references: [first] } })

  const { json } = await ask('GET', '/api/facets?owner=me&choice.service=devops')

  expect(json.owner).toEqual([
    { value: '@Ines', label: 'Ines', count: 1 },
    { value: 'nobody', label: 'Nobody', count: 0 },
  ])
  expect(json.status[0]).toEqual({ value: 'open', label: 'Open', count: 1 })
  expect(json.months).toHaveLength(12)
  expect(json.months.at(-1)).toEqual({ value: '2026-11', label: '2026-11', count: 1 })
  const choices = (await ask('GET', '/api/facets/choices?owner=me&choice.service=devops')).json
  const service = choices.find(({ field }: { field: string }) => field === 'service')
  expect(service.values).toContainEqual({ value: 'devops', label: 'DevOps', count: 1 })
})

test('a filter with a mistake is refused, because less filter is more submissions', async ({ ask }) => {
  expect((await ask('GET', '/api/submissions?desk=cellar')).status).toBe(400)
  expect((await ask('POST', '/api/actions', { action: 'spam', target: { filter: 'desk=cellar' } })).status).toBe(400)
})

test('from the history of one request an action on many is taken back for that one alone', async ({ context, ask }) => {
  const references = await Array.fromAsync('123', (key) => sendAccepted(context, { key }))
  const [reference = ''] = references
  await ask('POST', '/api/actions', { action: 'spam', target: { references } })

  const { undo: token } = (await ask('GET', `/api/submissions/${reference}`)).json.history.at(-1)
  const one = await ask('POST', '/api/undo', { undo: token, reference: reference.toLowerCase() })
  const others = await ask('POST', '/api/undo', { undo: token })

  expect(one.json).toMatchObject({ changed: 1, references: [reference], skipped: 0 })
  expect(others.json).toMatchObject({ changed: 2, skipped: 0 })
})

test('files are saved or shown, and never run', async ({ context, ask }) => {
  const files = [await stagedFile(context, 'plan.txt', '<script>alert(1)</script>')]
  const reference = await sendAccepted(context, { files })

  const saved = await ask('GET', `/api/submissions/${reference}/files/0`)
  const shown = await ask('GET', `/api/submissions/${reference}/files/0/preview`)

  expect(saved.text).toBe('<script>alert(1)</script>')
  expect(saved.headers['content-disposition']).toContain('attachment; filename="plan.txt"')
  expect(saved.headers['content-security-policy']).toContain('sandbox')
  expect(shown.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
  })
  expect((await ask('GET', `/api/submissions/${reference}/files/1`)).status).toBe(404)
})

test('overview and session tell who acts and what is to do', async ({ context, ask }) => {
  await sendAccepted(context)
  context.pass(25 * 60 * MINUTE)

  expect((await ask('GET', '/api/overview')).json).toMatchObject({ open: 1, overdue: 1, nobodys: 1, mine: 0 })
  const session = (await ask('GET', '/api/session')).json
  expect(session).toMatchObject({ name: 'Ines', source: 'cookie', timeZone: 'America/New_York' })
})

test('the session offers people alone to whom a request can be given', async ({ ask, context, reference }) => {
  const target = { references: [reference] }
  for (const name of ['quotes mailbox', 'root, command line', 'Corin'])
    await act(context, { action: 'give', target, owner: 'Corin' }, { name })
  await act(context, { action: 'unassign', target }, { name: 'quotes mailbox' })
  await act(context, { action: 'answer', target }, { name: 'root, command line' })

  expect((await ask('GET', '/api/session')).json.people).toEqual([])
  await act(context, { action: 'reopen', target }, { name: 'Corin' })
  expect((await ask('GET', '/api/session')).json.people).toEqual(['Corin'])
})
