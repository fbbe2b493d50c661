import { randomUUID } from 'node:crypto'
import { test as base, expect } from 'vitest'
import { idOf } from '../context.fixture.ts'
import { openRequest } from '../desk/api/desk.fixture.ts'
import { SIGNATURE, startClamd, VIRUS } from '../scan/clamd.fixture.ts'
import { addToSubmission } from '../submissions/add-to-submission.ts'
import { ANSWER, answer, openPost, untilAnswer, untilState, whenLeft } from './conversation.fixture.ts'

const test = base.extend('desk', () => openRequest())

const CORIN = { headers: { cookie: 'desk-name=Corin' } }
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

test('an answer leaves after ten seconds from the desk’s address, and only then the request is answered', async () => {
  const desk = await openRequest()
  const post = openPost(desk.context)
  const sent = await answer(desk, desk.reference, { cc: ['Jules@quist.example'] })
  expect(sent).toMatchObject({ status: 200 })
  expect(await desk.shown()).toMatchObject({ status: 'open', letters: [{ direction: 'out', author: 'Ines' }] })

  await untilState(desk.context, 'sent', 'visitor')
  const email = await whenLeft(post)

  const { company } = desk.context
  const from = { name: `Ines, ${company.name}`, address: company.mail.quotes }
  expect(email).toMatchObject({
    ...{ from, replyTo: from, to: { name: 'Wilhelmina Quist', address: 'Mina@quist.example' } },
    cc: ['Jules@quist.example'],
    subject: `Re: [${desk.reference}] Consultation`,
    messageId: `<${sent.json.id}@${company.domain}>`,
  })
  for (const said of ['On a Tuesday.\n\nInes, ', '> Each release takes a Saturday.']) expect(email.text).toContain(said)
  expect(email.html).toContain('<blockquote')
  expect(email.html).toContain('Your private page, linked in our first email')
  expect(email.text + email.html).not.toContain('/r/')
  const receipt = post.delivered.find(({ subject }) => subject.includes('We have your'))
  expect(email.headers).toMatchObject({ 'In-Reply-To': receipt?.messageId, References: receipt?.messageId })
  expect(await desk.shown()).toMatchObject({ status: 'answered', answeredAt: '2026-11-21T20:00:10.000Z', drafts: [] })
})

test('within ten seconds an answer is called back, and is a draft again with its files', async ({ desk }) => {
  const file = await addOrder(desk)
  const draft = { text: ANSWER.text, cc: [], files: [file] }
  await desk.ask('PUT', `/api/submissions/${desk.reference}/draft`, draft)
  const sent = await answer(desk, desk.reference, { files: [file.token] })
  expect((await desk.shown()).attachments).toMatchObject([{ name: 'order.pdf', letter: sent.json.id }])
  const { key } = await desk.context.db.selectFrom('attachment').select('key').executeTakeFirstOrThrow()

  expect(await desk.ask('POST', `/api/answers/${sent.json.id}/recall`)).toMatchObject({ status: 200 })

  expect(await desk.shown()).toMatchObject({ letters: [], attachments: [], drafts: [{ author: 'Ines', ...draft }] })
  expect(await desk.context.store.contentOf(key)).toBeUndefined()
  const post = openPost(desk.context)
  desk.context.pass(10_000)
  const again = await answer(desk, desk.reference, { files: [file.token] })
  expect(await whenLeft(post)).toMatchObject({ attachments: [{ name: 'order.pdf' }] })
  expect(post.delivered.filter(({ subject }) => subject.startsWith('Re: '))).toHaveLength(1)
  expect(await desk.ask('POST', `/api/answers/${again.json.id}/recall`)).toMatchObject({ status: 409 })
})

test.each([
  ['was tried once', { attempts: 1 }],
  ['left before and is sent again', { sentAt: 1 }],
])('an answer that %s is not called back', async (_what, state) => {
  const desk = await openRequest()
  const { json } = await answer(desk, desk.reference)
  await desk.context.db.updateTable('outbox').set(state).where('id', '=', json.id).execute()

  expect(await desk.ask('POST', `/api/answers/${json.id}/recall`)).toMatchObject({ status: 409 })

  expect(await desk.shown()).toMatchObject({ letters: [{ author: 'Ines' }] })
})

test('an answer that came back and is sent again by the desk is no draft, and the receipt still has it', async () => {
  const desk = await openRequest()
  const { json } = await answer(desk, desk.reference)
  await desk.context.db.updateTable('outbox').set({ state: 'dead', sentAt: 1 }).where('id', '=', json.id).execute()

  await desk.ask('POST', `/api/emails/${json.id}/resend`, {})

  expect(await desk.ask('POST', `/api/answers/${json.id}/recall`)).toMatchObject({ status: 409 })
  const row = await desk.context.db.selectFrom('outbox').selectAll().where('id', '=', json.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'waiting', attempts: 0, sentAt: 1 })
})

test('of two answers on their way, the one that is called back is a draft of its own', async ({ desk }) => {
  const first = await answer(desk, desk.reference)
  await desk.ask('PUT', `/api/submissions/${desk.reference}/draft`, { text: 'Second.', cc: [], files: [] })
  await answer(desk, desk.reference, { text: 'Second.', seen: [first.json.id] })
  await desk.ask('POST', `/api/answers/${first.json.id}/recall`)
  expect(await desk.shown()).toMatchObject({ letters: [{ text: expect.stringContaining('Second.') }] })
  expect((await desk.shown()).drafts).toMatchObject([{ text: ANSWER.text }])
})

test('a letter called back stands before what was begun since, and names a file that is gone', async ({ desk }) => {
  const files = [(await addOrder(desk)).token, (await addOrder(desk)).token]
  const { json } = await answer(desk, desk.reference, { files, cc: ['jules@a.example'] })
  const { key } = await desk.context.db.selectFrom('attachment').select('key').executeTakeFirstOrThrow()
  await desk.context.store.remove(key)
  await desk.ask('PUT', `/api/submissions/${desk.reference}/draft`, { text: 'And on Friday?', cc: [], files: [] })

  const recalled = await desk.ask('POST', `/api/answers/${json.id}/recall`)

  const draft = { text: `${ANSWER.text}\n\nAnd on Friday?`, cc: ['jules@a.example'], files: [{ bytes: PDF.length }] }
  expect([(await desk.shown()).drafts, recalled.json.lost]).toMatchObject([[draft], ['order.pdf']])
})

test('of two people who answer at once one wins, and the other keeps the draft and is told', async ({ desk }) => {
  const url = `/api/submissions/${desk.reference}`
  await desk.ask('PUT', `${url}/draft`, { text: 'Mine', cc: [], files: [] }, CORIN)
  await desk.ask('PUT', `${url}/draft`, { text: 'Mine, too', cc: [], files: [] })
  // Who empties a draft empties no other.
  await desk.ask('PUT', `${url}/draft`, { text: '', cc: [], files: [] })
  expect((await desk.shown()).drafts).toMatchObject([{ author: 'Corin' }])
  const body = (id: string) => ({ ...ANSWER, id })

  const both = await Promise.all([
    desk.ask('POST', `${url}/answer`, body(randomUUID())),
    desk.ask('POST', `${url}/answer`, body(randomUUID()), CORIN),
  ])

  const [won, lost] = [both.find(({ status }) => status === 200), both.find(({ status }) => status === 409)]
  expect(lost?.json.error).toMatch(/^(Ines|Corin) answered this at 3:00 PM. Yours was not sent, and is kept/)
  const { letters, drafts } = await desk.shown()
  expect(letters).toHaveLength(1)
  if (letters[0].author === 'Ines') expect(drafts).toMatchObject([{ author: 'Corin', text: 'Mine' }])
  // Who has read it may answer all the same.
  expect(lost?.json.newer).toEqual([won?.json.id])
  expect(await answer(desk, desk.reference, { seen: [won?.json.id] })).toMatchObject({ status: 200 })
})

test('what the visitor adds while an answer is on its way stops the next one, and keeps the request open', async ({
  desk,
}) => {
  const post = openPost(desk.context)
  const { json } = await answer(desk, desk.reference)
  desk.context.pass(1_000)
  const submissionId = await idOf(desk.context, desk.reference)
  await addToSubmission(desk.context, { submissionId, note: 'One more thing.', files: [] })

  const next = await answer(desk, desk.reference, { seen: [json.id] })
  await whenLeft(post)

  expect(next).toMatchObject({ status: 409, json: { error: expect.stringContaining('wrote again at 3:00 PM') } })
  expect(await desk.shown()).toMatchObject({ status: 'open' })
})

test('an answer that is sent again after a lost connection is one letter', async ({ desk }) => {
  const id = randomUUID()

  expect(await answer(desk, desk.reference, { id })).toMatchObject({ status: 200 })
  expect(await answer(desk, desk.reference, { id })).toMatchObject({ status: 200, json: { id } })

  expect((await desk.shown()).letters).toHaveLength(1)
})

test('an answer that the mail server refuses leaves its request open, and says so there', async ({ desk }) => {
  const post = openPost(desk.context)
  const refused = Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', responseCode: 550 })
  post.refuse = ({ subject }) => (subject.startsWith('Re: ') ? refused : undefined)
  await answer(desk, desk.reference)
  desk.context.pass(10_000)
  await untilState(desk.context, 'dead')

  expect(await desk.shown()).toMatchObject({ status: 'open', emailFailed: true })

  post.refuse = undefined
  const [failed] = (await desk.shown()).emails.filter(({ kind }: { kind: string }) => kind === 'answer')
  await desk.ask('POST', `/api/emails/${failed.id}/resend`, { recipient: 'mina@quist.test' })
  expect(await untilAnswer(post)).toMatchObject({ to: { address: 'mina@quist.test' } })
  expect(await desk.shown()).toMatchObject({ status: 'answered', email: 'mina@quist.test' })
})

test.each(['quarantined', 'spam'] as const)('a request that is set aside as %s is not answered', async (status) => {
  const desk = await openRequest()
  await desk.context.db.updateTable('submission').set({ status }).execute()

  const error = `${desk.reference} is set aside: release it first. Nothing was sent.`
  expect(await answer(desk, desk.reference)).toMatchObject({ status: 422, json: { error } })
  expect((await desk.shown()).letters).toEqual([])
})

test('an answer that only asks back leaves its request open and due', async ({ desk }) => {
  const post = openPost(desk.context)
  await answer(desk, desk.reference, { marksAnswered: false })
  await whenLeft(post)

  expect(await desk.shown()).toMatchObject({ status: 'open', dueAt: '2026-11-22T20:00:00.000Z' })
})

test('what is written to a visitor is found, exported, and erased with the request', async ({ desk }) => {
  await answer(desk, desk.reference)
  await desk.ask('PUT', `/api/submissions/${desk.reference}/draft`, { text: 'More', cc: [], files: [] }, CORIN)

  expect((await desk.ask('GET', '/api/submissions?q=twenty')).json.items).toMatchObject([{ reference: desk.reference }])
  expect((await desk.ask('GET', '/api/export.json?status=open')).json).toMatchObject([
    { messages: [{ author: 'Ines', text: expect.stringContaining('twenty minutes') }] },
  ])
  expect((await desk.ask('GET', '/api/export.csv?status=open')).text).toContain('twenty minutes')

  await desk.ask('POST', '/api/erase', { target: { references: [desk.reference] }, submissions: 1 })
  for (const table of ['message', 'draft', 'outbox'] as const)
    expect(await desk.context.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('an infected file does not leave, and its answer stays a draft until the file is out', async () => {
  const { address } = await startClamd()
  const desk = await openRequest({ clamd: address })
  const { reference } = desk
  const url = `/api/submissions/${reference}`
  const upload = { payload: `order ${VIRUS}`, headers: { 'content-type': 'application/octet-stream' } }
  const { json: file } = await desk.ask('POST', `${url}/draft/files?name=order.txt`, undefined, upload)
  await desk.ask('PUT', `${url}/draft`, { text: ANSWER.text, cc: [], files: [file] })

  const refused = await answer(desk, reference, { files: [file.token] })

  const error = `order.txt is infected (${SIGNATURE}). Nothing was sent.`
  expect(refused).toMatchObject({ status: 422, json: { error } })
  const { letters, drafts, attachments } = await desk.shown()
  expect([letters, attachments]).toEqual([[], []])
  expect(drafts).toMatchObject([{ text: ANSWER.text }])
  expect(await answer(desk, reference)).toMatchObject({ status: 200 })
})

test('a file of a kind that visitors may not send does not leave either, nor do more than an email carries', async () => {
  const desk = await openRequest()
  const staged = await desk.ask('POST', `/api/submissions/${desk.reference}/draft/files?name=run.exe`, undefined, {
    ...{ payload: 'MZ', headers: { 'content-type': 'application/octet-stream' } },
  })

  expect(staged).toMatchObject({ status: 422, json: { error: expect.stringContaining('Please choose one of') } })
  expect(await answer(desk, desk.reference, { cc: ['not an address'] })).toMatchObject({ status: 400 })
  const large = PDF + ' '.repeat(8 * 1024 * 1024)
  const files = [(await addOrder(desk, large)).token, (await addOrder(desk, large)).token]
  expect((await answer(desk, desk.reference, { files })).json.error).toMatch(/15MB together.* Nothing was sent.$/)
  const { status, json } = await answer(desk, desk.reference, { files: ['forgotten by an erasure'] })
  expect([status, json.error]).toEqual([422, expect.stringMatching(/ is no longer here\. .* Nothing was sent\.$/)])
  expect(await answer(desk, desk.reference, { files: files.slice(1) })).toMatchObject({ status: 200 })
})

async function addOrder(desk: Pick<Awaited<ReturnType<typeof openRequest>>, 'ask' | 'reference'>, payload = PDF) {
  const path = `/api/submissions/${desk.reference}/draft/files?name=order.pdf`
  const sent = { payload, headers: { 'content-type': 'application/octet-stream' } }
  return (await desk.ask('POST', path, undefined, sent)).json
}
