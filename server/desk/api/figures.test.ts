import { expect } from 'vitest'
import { SATURDAY, sendAccepted } from '../../context.fixture.ts'
import { answer, openPost, untilAnswer } from '../../conversation/conversation.fixture.ts'
import { take } from '../../mail-in/mail-in.fixture.ts'
import { test } from './desk.fixture.ts'

const HOUR = 60 * 60_000

test('figures count answers on time and late, without canaries, quarantine and spam', async ({ context, ask }) => {
  const act = (action: string, reference: string, how?: string) =>
    ask('POST', '/api/actions', { action, target: { references: [reference] }, ...(how && { how }) })
  const onTime = await sendAccepted(context, { key: '1' })
  const late = await sendAccepted(context, { key: '2' })
  await sendAccepted(context, { key: '3' })
  await act('spam', await sendAccepted(context, { key: '4' }))
  await sendAccepted(context, { key: '5', verdict: { quarantine: [{ reason: 'Links', weight: 3 }] } })
  const canary = await sendAccepted(context, { key: '6' })
  await context.db.updateTable('submission').set({ canary: 1 }).where('reference', '=', canary).execute()
  context.pass(6 * HOUR)
  await act('phone', onTime, 'Called back')
  await act('phone', canary, 'Called back')
  context.pass(30 * HOUR)
  await act('phone', late, 'Called back')

  const { json } = await ask('GET', '/api/figures?days=7')

  expect(json).toMatchObject({ days: 7, open: 1, overdue: 1, nobodys: 1, dueToday: 0, oldestOverdueMs: 12 * HOUR })
  expect(json.chosen).toEqual({ answered: 2, onTime: 1, byPhone: 2, onlyMarked: 0, medianMs: 21 * HOUR })
  expect(json.answers).toEqual([
    expect.objectContaining({ reference: onTime, left: 0.75, lateMs: 0, tookMs: 6 * HOUR }),
    expect.objectContaining({ reference: late, left: -0.5, lateMs: 12 * HOUR }),
  ])
  const consultation = json.forms.find(({ form }: { form: string }) => form === 'consultation')
  expect(consultation).toMatchObject({ promise: '24 h', promiseMs: 24 * HOUR, open: 1, answered: 2, onTime: 1 })
  // All came on a Saturday at 3 PM in Ohio, when the company is closed.
  expect(new Date(SATURDAY).getUTCDay()).toBe(6)
  expect(json.arrivals[5][15]).toBe(3)
  expect(json).toMatchObject({ received: 3, outOfHours: 3 })
  expect((await ask('GET', '/api/figures?days=8')).status).toBe(400)
  expect((await ask('GET', '/api/figures?days=7&desk=careers')).json).toMatchObject({ open: 0, received: 0 })
})

test('a promise is kept by an answer that left or a call, not by a mark', async ({ desk }) => {
  const { context, ask } = desk
  const post = openPost(context)
  const [lettered, asked, marked] = await Promise.all(['1', '2', '3'].map((key) => sendAccepted(context, { key })))
  const mark = (reference = '') =>
    ask('POST', '/api/actions', { action: 'answer', target: { references: [reference] } })
  context.pass(2 * HOUR)

  await mark(marked)
  await answer(desk, lettered ?? '')
  // It asks back, and was the answer after all.
  await answer(desk, asked ?? '', { marksAnswered: false })
  context.pass(10_000)
  await untilAnswer(post, 1)
  context.pass(30 * HOUR)
  await mark(asked)

  const { json } = await ask('GET', '/api/figures?days=7')
  const tookMs = 2 * HOUR + 10_000
  const kept = { answered: 3, onTime: 2, byPhone: 0, onlyMarked: 1, medianMs: tookMs }
  expect(json.chosen).toEqual(kept)
  expect(json.answers.map(({ reference }: { reference: string }) => reference).sort()).toEqual([lettered, asked].sort())
  expect((await ask('GET', '/api/overview')).json).toMatchObject({ week: kept, lately: [0.9166, 0.9166] })
  // Both came at 3 PM.
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 15 ? tookMs : null))
  expect(json.firstAnswers).toEqual([{ desk: 'quotes', count: 2, medianMs: tookMs, hours }])
})

test('a reply is waited for from when it came, and the first answer stays the first', async ({ context, ask }) => {
  const reference = await sendAccepted(context)
  const call = () =>
    ask('POST', '/api/actions', { action: 'phone', target: { references: [reference] }, how: 'Called back' })
  context.pass(3 * HOUR)
  await call()
  context.pass(40 * HOUR)

  await take(context, { subject: `Re: [${reference}]` })
  context.pass(HOUR)
  await call()

  const { json } = await ask('GET', '/api/figures?days=7')
  expect(json.chosen).toMatchObject({ answered: 1, onTime: 1, medianMs: HOUR })
  expect(json.firstAnswers).toMatchObject([{ count: 1, medianMs: 3 * HOUR }])
})

test('a canary is in no list, count, search, export, action or figure of the desk', async ({ context, ask }) => {
  const visitor = await sendAccepted(context, { key: '1' })
  const canary = await sendAccepted(context, { key: '2' })
  await context.db.updateTable('submission').set({ canary: 1 }).where('reference', '=', canary).execute()

  expect((await ask('GET', '/api/overview')).json).toMatchObject({ open: 1, nobodys: 1 })
  for (const filter of ['', 'status=open', 'sort=open', 'sort=received', 'q=weekdays', 'choice.service=not-sure']) {
    const { json } = await ask('GET', `/api/submissions?${filter}`)
    expect(json, filter).toMatchObject({ total: 1, of: 1, items: [{ reference: visitor }] })
    const facets = (await ask('GET', `/api/facets?${filter}`)).json
    expect(facets.status[0], filter).toMatchObject({ value: 'open', count: 1 })
    const choices = (await ask('GET', `/api/facets/choices?${filter}`)).json
    const service = choices.find(({ field }: { field: string }) => field === 'service')
    expect(service.values, filter).toContainEqual({ value: 'not-sure', label: 'Not sure yet', count: 1 })
    expect(facets.months.at(-1), filter).toMatchObject({ count: 1 })
  }
  expect((await ask('GET', '/api/export.csv')).text).not.toContain(canary)
  const spam = await ask('POST', '/api/actions', { action: 'spam', target: { filter: 'q=weekdays' } })
  expect(spam.json).toMatchObject({ changed: 1, references: [visitor] })
  expect((await ask('GET', '/api/overview')).json).toMatchObject({ open: 0 })
})
