// @vitest-environment happy-dom
import { act } from 'react'
import { test as base, beforeEach, describe, expect, vi } from 'vitest'
import type { DeskMessage } from '../../contract/desk/events.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { fakeServer } from '../fake-server.fixture.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'

const test = base.extend('connected', () => openConnected())

/** An event stream that the test opens, breaks and fills. */
class FakeStream {
  static readonly CLOSED = 2
  static all: FakeStream[] = []

  readonly path: string
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_event: { data: string }) => {}

  constructor(path: string) {
    this.path = path
    FakeStream.all.push(this)
  }

  open() {
    this.readyState = 1
    this.onopen()
  }

  /** `isFinal`: the browser gives it up. */
  fail({ isFinal = false } = {}) {
    this.readyState = isFinal ? FakeStream.CLOSED : 0
    this.onerror()
  }

  tell(message: DeskMessage) {
    this.onmessage({ data: JSON.stringify(message) })
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }
}

const MISSED = expect.arrayContaining([['list'], ['submission'], ['newsletter']])
const CORIN = { name: 'Corin', reference: 'Q-9', doing: 'reading' as const }
const READING = { client: 'window-1', reference: 'Q-1', doing: 'reading' }
const CHANGE = { type: 'change', actor: null, at: '', batch: null } as const

// What is live is in the module: each test has a window of its own.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  FakeStream.all = []
})

async function openWindow(answer: () => object = () => ({})) {
  vi.stubGlobal('EventSource', FakeStream)
  const requests = fakeServer(answer)
  const { show, useEventStream, useLive } = await import('./live.ts')
  const { queryClient } = await import('./queries.ts')
  const asked = vi.spyOn(queryClient, 'invalidateQueries')
  const screen = await renderHook(() => {
    useEventStream()
    return useLive()
  })
  return {
    live: screen.now,
    close: screen.unmount,
    show: (...what: Parameters<typeof show>) => act(async () => show(...what)),
    stream: (does: (stream: FakeStream) => void) =>
      act(async () => {
        const stream = FakeStream.all.at(-1)
        if (stream === undefined) throw new Error('No stream was opened.')
        does(stream)
      }),
    pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    told: () => requests.filter(({ path }) => path === deskRoutes.presence()).map(({ body }) => body),
    hide: (isHidden: boolean) =>
      act(async () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    states: () => FakeStream.all.map(({ readyState }) => readyState),
    refreshed: () => asked.mock.calls.map(([filters]) => filters?.queryKey),
  }
}

async function openConnected(answer?: () => object) {
  const opened = await openWindow(answer)
  await opened.stream((stream) => stream.open())
  await opened.stream((stream) => stream.tell({ type: 'hello', client: 'window-1' }))
  return opened
}

describe('what this window shows', () => {
  test('is told when the stream begins, and at once when it changes', async ({ connected: { show, told } }) => {
    expect(told()).toEqual([{ ...READING, reference: null }])

    await show('Q-1', 'reading')
    await show('Q-1', 'writing')
    await show('Q-1', 'writing')

    expect(told().slice(1)).toEqual([READING, { ...READING, doing: 'writing' }])
  })

  test('is told again every 20 seconds at the latest, or the server forgets it', async () => {
    const { show, told, pass } = await openConnected()
    await show('Q-1', 'reading')
    const before = told().length

    await pass(20_000)
    expect(told().slice(before)).toEqual([READING])
    await pass(40_000)
    expect(told().length - before).toBeGreaterThanOrEqual(3)
  })

  test('is told to nobody before the stream has named this window, and no more once it is closed', async () => {
    const { show, told, pass, close, stream, states } = await openWindow()
    await show('Q-1', 'reading')
    await pass(60_000)
    expect(told()).toEqual([])

    await stream((one) => one.tell({ type: 'hello', client: 'window-1' }))
    expect(told()).toEqual([READING])
    await close()
    await pass(60_000)

    expect(told()).toHaveLength(1)
    expect(states()).toEqual([FakeStream.CLOSED])
  })
})

describe('what changed', () => {
  // The last one by a server that is newer than the window.
  test.each(['answered', 'merged'])('is asked for again, with the requests that it names: %s', async (kind) => {
    const { stream, pass, refreshed } = await openConnected()
    const message = { ...CHANGE, kind, actor: 'Corin', references: ['Q-1'] } as DeskMessage

    await stream((one) => one.tell(message))
    await pass(200)

    expect(refreshed()).toEqual(expect.arrayContaining([['list'], ['overview'], ['submission', 'Q-1']]))
    expect(refreshed()).not.toContainEqual(['submission'])
  })

  test.each<[string, DeskMessage]>([
    ['too much was missed', { type: 'reload' }],
    ['many changed', { ...CHANGE, kind: 'spam', references: null }],
  ])('is everything when %s', async (_why, message) => {
    const { stream, pass, refreshed } = await openConnected()

    await stream((one) => one.tell(message))
    await pass(200)

    expect(refreshed()).toContainEqual(['submission'])
  })

  test('of the newsletter is asked for alone', async ({ connected: { stream, pass, refreshed } }) => {
    await stream((one) => one.tell({ type: 'newsletter' }))
    await pass(200)

    expect(refreshed()).toEqual([['newsletter']])
  })

  test('in words that this version does not know, is nothing', async () => {
    const { stream, live, pass, refreshed } = await openConnected()
    const before = live()

    await stream((one) => one.onmessage({ data: '{"type":"weather"}' }))
    await stream((one) => one.onmessage({ data: 'not JSON' }))
    await pass(5_000)

    expect(live()).toEqual(before)
    expect(refreshed()).toEqual([])
  })
})

test('a request that arrives is new until it is looked at, and what else happens to one makes it not new', async () => {
  const { stream, live, show } = await openConnected()

  await stream((one) => one.tell({ ...CHANGE, kind: 'received', references: ['Q-1'] }))
  await stream((one) => one.tell({ ...CHANGE, kind: 'received', references: ['Q-2'] }))
  await stream((one) => one.tell({ ...CHANGE, kind: 'answered', references: ['Q-3'] }))
  expect([...live().arrived]).toEqual(['Q-1', 'Q-2'])
  await show('Q-1', 'reading')

  expect([...live().arrived]).toEqual(['Q-2'])
})

test('what a visitor writes again is new, too, and so is what comes back from later; not to whoever looks at it', async () => {
  const { stream, live, show } = await openConnected()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  await show('Q-1', 'reading')

  await stream((one) => one.tell({ ...CHANGE, kind: 'replied', references: ['Q-1'] }))
  await stream((one) => one.tell({ ...CHANGE, kind: 'replied', references: ['Q-2'] }))
  await stream((one) => one.tell({ ...CHANGE, kind: 'added', references: ['Q-3'] }))
  await stream((one) => one.tell({ ...CHANGE, kind: 'cameBack', references: ['Q-4'] }))
  expect([...live().arrived]).toEqual(['Q-2', 'Q-3', 'Q-4'])

  vi.mocked(document.hasFocus).mockReturnValue(false)
  await stream((one) => one.tell({ ...CHANGE, kind: 'replied', references: ['Q-1'] }))
  expect(live().arrived.has('Q-1')).toBe(true)
  await act(async () => void dispatchEvent(new Event('focus')))
  expect(live().arrived.has('Q-1')).toBe(false)
})

test('who is at the desk, and who looks at what, is as the server says', async ({ connected: { stream, live } }) => {
  await stream((one) => one.tell({ type: 'presence', people: ['Corin', 'Ines'], present: [CORIN] }))

  expect(live()).toMatchObject({ people: ['Corin', 'Ines'], present: [CORIN] })
})

describe('a line that is lost', () => {
  test('is told, and what was missed meanwhile is asked for when it is back', async () => {
    const { stream, live, refreshed } = await openWindow()
    expect(live()).toMatchObject({ connected: false, since: 0 })
    await stream((one) => one.open())
    const { since } = live()
    expect(live().connected).toBe(true)
    expect(refreshed()).toEqual([])

    await stream((one) => one.fail())
    expect(live().connected).toBe(false)
    await stream((one) => one.open())

    expect(live()).toMatchObject({ connected: true, since })
    expect(refreshed()).toEqual(MISSED)
  })

  test('and given up by the browser is opened anew within two seconds', async () => {
    const { stream, pass, live } = await openConnected()

    await stream((one) => one.fail())
    await pass(10_000)
    expect(FakeStream.all).toHaveLength(1)
    await stream((one) => one.fail({ isFinal: true }))
    await pass(2_000)

    expect(FakeStream.all.map(({ path }) => path)).toEqual([deskRoutes.events(), deskRoutes.events()])
    await stream((one) => one.open())
    expect(live().connected).toBe(true)
  })
})

test('of hidden windows one has a stream; any other opens its own when it is looked at, and asks for what it missed', async () => {
  const free = Promise.withResolvers<void>()
  const request = async (_name: string, _options: object, hold: () => Promise<unknown>) => free.promise.then(hold)
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
  const { hide, states, stream, pass, told, live, refreshed } = await openConnected()
  const before = told().length

  await hide(true)
  await pass(60_000)
  expect([states(), told().length, live().connected]).toEqual([[FakeStream.CLOSED], before, true])
  await hide(false)
  await stream((one) => one.open())
  expect(refreshed()).toEqual(MISSED)

  await hide(true)
  await act(async () => free.resolve())
  expect(states()).toEqual([FakeStream.CLOSED, FakeStream.CLOSED, 0])
  await hide(false)
  await hide(true)
  expect(states()).toHaveLength(3)
})

test('where a browser has no locks, a hidden window keeps its stream', async ({ connected: { hide, states } }) => {
  await hide(true)

  expect(states()).toEqual([1])
})

test('a window that no server knows any more opens a new stream, and asks for what it missed', async () => {
  let status = 404
  const { pass, states, stream, refreshed } = await openConnected(() => Response.json({ error: 'Gone.' }, { status }))

  await pass(15_000)
  status = 200
  await pass(15_000)
  status = 404
  await pass(15_000)
  expect(states()).toEqual([1])
  await pass(15_000)
  expect(states()).toEqual([FakeStream.CLOSED, 0])

  await stream((one) => one.open())
  expect(refreshed()).toEqual(MISSED)
})
