import { expect, vi } from 'vitest'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { test as base, openTestContext, sendAccepted, type TestContext } from '../context.fixture.ts'
import { engineOf } from '../database/engine.ts'
import type { LiveListener } from '../database/live-channel.ts'
import { openLiveChannel } from '../database/live-channels.ts'
import { act } from '../submissions/desk/act.ts'
import { erase } from '../submissions/desk/erase.ts'
import { Browser, stopClockedLooks } from './browser.fixture.ts'
import { LiveDesk } from './live.ts'

const INES = { name: 'Ines' }

const test = base.extend('live', ({ context }) => openLive(context))

function openLive(context: TestContext): LiveDesk {
  const source = engineOf(context.db).changeSource(context.db)
  return closeAfterTest(new LiveDesk({ source, now: context.now, log: context.log }))
}

/** The open desk of a person. `lastId`: the last event that it has. */
async function connect(live: LiveDesk, name = 'Ines', lastId?: number) {
  const browser = new Browser()
  return { browser, id: (await live.connect(browser, name, lastId)) ?? '' }
}

test('a change of any process reaches every open desk within a second and a half', async ({ context }) => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const live = openLive(context)
  const { browser: one } = await connect(live)
  const { browser: two } = await connect(live, 'Corin')

  const reference = await sendAccepted(context)

  vi.advanceTimersByTime(1_500)
  // The look has begun, and no other follows. How long it takes is the machine's.
  vi.useRealTimers()
  const received = [{ kind: 'received', references: [reference] }]
  for (const browser of [one, two]) await vi.waitFor(() => expect(browser.changes).toMatchObject(received), PATIENT)
})

test('a change of this server reaches its open desks at once, and many changes take few looks', async () => {
  stopClockedLooks()
  const context = await openTestContext()
  const source = engineOf(context.db).changeSource(context.db)
  const looks = vi.spyOn(source, 'since')
  const openChannel = (listener: LiveListener) => openLiveChannel(context.db, listener)
  const live = closeAfterTest(new LiveDesk({ source, openChannel, now: context.now, log: context.log }))
  const { browser } = await connect(live)
  looks.mockClear()

  const keys = Array.from({ length: 40 }, (_, index) => String(index))
  await Promise.all(keys.map((key) => sendAccepted(context, { key })))

  await vi.waitFor(() => expect(browser.changes).toHaveLength(40), PATIENT)
  expect(looks.mock.calls.length).toBeLessThan(30)
})

test('a browser that connects again gets what it missed, once and in order', async ({ context, live }) => {
  const { browser: first, id } = await connect(live)
  const reference = await sendAccepted(context)
  await live.nudge()
  live.disconnect(id)
  await act(context, { action: 'take', target: { references: [reference] } }, INES)
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)

  const { browser: again } = await connect(live, 'Ines', first.lastId)
  await live.nudge()

  expect(first.changes.map(({ kind }) => kind)).toEqual(['received'])
  expect(again.changes.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(['taken Ines', 'answered Ines'])
})

test('a bulk action is one message with the id that undoes it', async ({ context }) => {
  // A slow database takes several looks for all of it.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const live = openLive(context)
  for (let index = 0; index < 101; index += 1) await sendAccepted(context, { key: String(index) })
  const { browser } = await connect(live)

  const acted = await act(context, { action: 'spam', target: { filter: 'status=open' } }, INES)
  await live.nudge()

  expect(browser.changes).toMatchObject([{ kind: 'spam', references: null, batch: acted.ok ? acted.undo : '' }])
})

test('who was away too long, or saw events that a backup does not have, loads everything again', async () => {
  const context = await openTestContext()
  const live = openLive(context)
  for (let index = 0; index < 3; index += 1) {
    const reference = await sendAccepted(context, { key: String(index) })
    for (let turn = 0; turn < 90; turn += 1) {
      await act(context, { action: 'take', target: { references: [reference] } }, INES)
      await act(context, { action: 'unassign', target: { references: [reference] } }, INES)
    }
  }

  for (const lastId of [1, 1_000_000]) {
    const { browser } = await connect(live, 'Ines', lastId)
    expect(browser.messages.map(({ type }) => type)).toEqual(['hello', 'reload', 'presence'])
    expect(browser.lastId).toBe(543)
  }
})

test('an erased submission is told without its reference', async ({ context, live, reference }) => {
  const { browser } = await connect(live)

  await erase(context, { references: [reference] }, 1, INES)
  await live.nudge()

  expect(browser.changes).toMatchObject([{ kind: 'erased', references: null }])
  expect(browser.text).not.toContain(reference)
})

test('two people see that they look at the same, and that one of them went', async ({ context, live }) => {
  const { browser: ines, id: inesId } = await connect(live)
  const { id: corinId } = await connect(live, 'Corin')

  live.show(inesId, 'Ines', 'Q-7K3M9', 'reading')
  live.show(corinId, 'Corin', 'Q-7K3M9', 'writing')
  expect(ines.messages.at(-1)).toEqual({
    type: 'presence',
    people: ['Corin', 'Ines'],
    present: [
      { name: 'Ines', reference: 'Q-7K3M9', doing: 'reading' },
      { name: 'Corin', reference: 'Q-7K3M9', doing: 'writing' },
    ],
  })
  live.disconnect(corinId)
  expect(ines.messages.at(-1)).toMatchObject({ people: ['Ines'], present: [{ name: 'Ines' }] })
  context.pass(60_000)
  live.show(inesId, 'Ines', null, 'reading')
  expect(ines.messages.at(-1)).toMatchObject({ people: ['Ines'], present: [] })
  expect(live.show(corinId, 'Corin', 'Q-7K3M9', 'reading')).toBe(false)
})

test('a window that misses one time to tell what it shows is still there, and after two it is not', async () => {
  const context = await openTestContext()
  const live = openLive(context)
  const { browser: ines, id: inesId } = await connect(live)
  const { id: corinId } = await connect(live, 'Corin')
  live.show(corinId, 'Corin', 'Q-7K3M9', 'writing')

  // Windows tell it at least every 20 seconds (contract/desk/requests.ts).
  context.pass(40_000)
  live.show(inesId, 'Ines', 'Q-7K3M9', 'reading')
  expect(ines.messages.at(-1)).toMatchObject({ present: [{ name: 'Ines' }, { name: 'Corin' }] })
  context.pass(20_000)
  live.show(inesId, 'Ines', 'Q-7K3M9', 'writing')

  expect(ines.messages.at(-1)).toMatchObject({ present: [{ name: 'Ines' }] })
})

test('a client that does not read is cut off, and there is a limit of clients', async ({ context, live }) => {
  const { browser: slow } = await connect(live)
  slow.backlog = 300_000
  await sendAccepted(context)
  await live.nudge()

  expect(slow.closed).toBe(true)
  // They come at once, as after a restart.
  const ids = await Promise.all(Array.from({ length: 220 }, () => live.connect(new Browser(), 'Ines', undefined)))
  expect(ids.filter((id) => id !== undefined)).toHaveLength(199)
  expect(await live.connect(new Browser(), 'Ines', undefined)).toBeUndefined()
})

test('the windows of a person, and nobody else’s, are told how far an action on many is', async ({ live }) => {
  const { browser: ines } = await connect(live)
  const { browser: corin } = await connect(live, 'Corin')
  const told = (browser: Browser) => browser.messages.filter((message) => message.type === 'progress')

  live.progressOf('Ines')(20, 20)
  const progress = live.progressOf('Ines')
  progress(10, 500)
  progress(500, 500)

  expect(told(ines)).toEqual([
    { type: 'progress', done: 10, total: 500 },
    { type: 'progress', done: 500, total: 500 },
  ])
  expect(told(corin)).toEqual([])
})

test('what was set aside is told as such, and who was given a request', async ({ context, live }) => {
  const { browser } = await connect(live)
  await sendAccepted(context, { verdict: { quarantine: [{ reason: 'Honeypot filled', weight: 3 }] } })
  const reference = await sendAccepted(context, { key: 'second' })
  await act(context, { action: 'give', owner: 'Corin', target: { references: [reference] } }, INES)
  await live.nudge()

  const [aside, open, taken] = browser.changes
  expect([aside?.aside, open?.aside]).toEqual([true, undefined])
  expect(taken).toMatchObject({ kind: 'given', actor: 'Ines', owner: 'Corin' })
})
