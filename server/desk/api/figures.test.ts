import { expect, test } from 'vitest'
import { SATURDAY, sendAccepted } from '../../context.fixture.ts'
import { openTestDesk } from './desk.fixture.ts'

const HOUR = 60 * 60_000

test('figures count answers on time and late, without canaries, quarantine and spam', async () => {
  const { context, ask } = await openTestDesk()
  const act = (action: string, reference: string) =>
    ask('POST', '/api/actions', { action, target: { references: [reference] } })
  const onTime = await sendAccepted(context, { key: '1' })
  const late = await sendAccepted(context, { key: '2' })
  await sendAccepted(context, { key: '3' })
  await act('spam', await sendAccepted(context, { key: '4' }))
  await sendAccepted(context, { key: '5', verdict: { quarantine: [{ reason: 'Links', weight: 3 }] } })
  const canary = await sendAccepted(context, { key: '6' })
  await context.db.updateTable('submission').set({ canary: 1 }).where('reference', '=', canary).execute()
  context.pass(6 * HOUR)
  await act('answer', onTime)
  await act('answer', canary)
  context.pass(30 * HOUR)
  await act('answer', late)

  const { json } = await ask('GET', '/api/figures?days=7')

  expect(json).toMatchObject({ days: 7, open: 1, overdue: 1, nobodys: 1, dueToday: 0, oldestOverdueMs: 12 * HOUR })
  expect(json.chosen).toEqual({ answered: 2, onTime: 1, medianMs: 21 * HOUR })
  expect(json.answers).toEqual([
    expect.objectContaining({ reference: onTime, left: 0.75, lateMs: 0, tookMs: 6 * HOUR }),
    expect.objectContaining({ reference: late, left: -0.5, lateMs: 12 * HOUR }),
  ])
  expect(json.forms.find(({ form }: { form: string }) => form === 'consultation')).toMatchObject({
    promise: '24 h',
    promiseMs: 24 * HOUR,
    open: 1,
    answered: 2,
    onTime: 1,
  })
  // All came on a Saturday at 3 PM in Ohio, when the company is closed.
  expect(new Date(SATURDAY).getUTCDay()).toBe(6)
  expect(json.arrivals[5][15]).toBe(3)
  expect(json).toMatchObject({ received: 3, outOfHours: 3 })
  expect((await ask('GET', '/api/figures?days=8')).status).toBe(400)
  expect((await ask('GET', '/api/figures?days=7&desk=careers')).json).toMatchObject({ open: 0, received: 0 })
})

test('a canary is in no list, count, search, export, action or figure of the desk', async () => {
  const { context, ask } = await openTestDesk()
  const visitor = await sendAccepted(context, { key: '1' })
  const canary = await sendAccepted(context, { key: '2' })
  await context.db.updateTable('submission').set({ canary: 1 }).where('reference', '=', canary).execute()

  expect((await ask('GET', '/api/overview')).json).toMatchObject({ open: 1, nobodys: 1, total: 1 })
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
  expect((await ask('GET', '/api/overview')).json).toMatchObject({ open: 0, total: 1 })
})
