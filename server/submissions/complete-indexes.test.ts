import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { addressesIn, multiplySubmission, openTestContext, sendAccepted, type TestContext } from '../context.fixture.ts'
import { startUpkeep } from '../upkeep.ts'
import { completeIndexes } from './complete-indexes.ts'
import { act } from './desk/act.ts'
import { countChoiceFacets } from './desk/facets.ts'
import { eachLoaded, listItems } from './desk/list.ts'
import { countAttempt } from './rate-limit.ts'

/** A context with `count` submissions as an older version left them: in no index. */
async function oldContext(count: number): Promise<TestContext> {
  const context = await openTestContext()
  await sendAccepted(context)
  await multiplySubmission(context.db, count, { indexed: '0' })
  await sql`delete from choice`.execute(context.db)
  return context
}

async function leftOf({ db }: TestContext): Promise<number> {
  return (await db.selectFrom('submission').select('id').where('indexed', '=', 0).execute()).length
}

const query = (filter: object) => ({ filter: { ...NO_FILTER, ...filter }, me: '', now: 0 })

test('a list without words and choices waits for no index', async () => {
  const context = await oldContext(100)

  const { total } = await listItems(context, query({ status: ['open'] }), { limit: 10 })

  expect(total).toBe(100)
  expect(await leftOf(context)).toBe(100)
})

test('a search waits for some old submissions, and leaves the rest; the newest come first', async () => {
  const context = await oldContext(2_100)

  const { total } = await listItems(context, query({ text: 'weekdays' }), { limit: 10 })

  const left = await context.db.selectFrom('submission').select('number').where('indexed', '=', 0).execute()
  expect(left.length).toBeGreaterThanOrEqual(100)
  expect(total).toBe(2_100 - left.length)
  expect(Math.max(...left.map(({ number }) => number))).toBe(left.length + Number(left.length > 1))
})

test('counting choices waits for the latest alone', async () => {
  const context = await oldContext(200)

  await countChoiceFacets(context, query({}))

  // It also ends after a second, so a busy machine leaves more.
  const left = await leftOf(context)
  expect(left).toBeGreaterThanOrEqual(140)
  expect(left).toBeLessThan(200)
})

test('requests at once index no more than one does', async () => {
  const context = await oldContext(200)
  const runs = Array.from({ length: 10 }, () => completeIndexes(context, { most: 40 }))

  const results = await Promise.all(runs)

  expect(results.map(({ done }) => done)).toEqual(Array.from({ length: 10 }, () => 40))
  expect(await leftOf(context)).toBe(160)
})

test('an action on a search is refused while it would miss some', async () => {
  const context = await oldContext(2_100)

  const acted = await act(context, { action: 'spam', target: { filter: 'q=weekdays' } }, { name: 'Ines' })

  expect(acted).toEqual({ ok: false, problem: expect.stringContaining('still being made searchable') })
})

test('an export of a search waits for all', async () => {
  const context = await oldContext(150)

  expect(await Array.fromAsync(eachLoaded(context, query({ text: 'weekdays' })))).toHaveLength(150)
})

test('the timer goes on until none is left, one step after the other, and deletes old tries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] })
  const context = await oldContext(200)
  await countAttempt(context, '192.0.2.1', 20)
  context.pass(20 * 60_000)
  startUpkeep(context)

  await vi.advanceTimersByTimeAsync(500)
  // The wait moves the clock on: another step may have followed.
  await vi.waitFor(async () => expect(await leftOf(context)).toBeLessThanOrEqual(140), PATIENT)
  // Connections of a database server have timers, too.
  const others = context.databaseUrl ? 1 : 0
  for (let step = 0; step < 3; step += 1) {
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeLessThanOrEqual(3 + others), PATIENT)
    await vi.advanceTimersByTimeAsync(150)
  }

  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(150)
    expect(await leftOf(context)).toBe(0)
  }, PATIENT)

  // On this clock a question to a database server would be given up.
  if (context.databaseUrl) return
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await vi.waitFor(async () => expect(await addressesIn(context.db)).toEqual([]), PATIENT)
})
