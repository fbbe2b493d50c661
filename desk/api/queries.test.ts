// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { filterToQuery, NO_FILTER } from '../../contract/desk/filter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { fakeServer, type SentRequest } from '../fake-server.fixture.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'

const PAGES = 15

// Marks and answers live in the module: each test has a window of its own.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

async function openWindow(answer: (request: SentRequest) => object | Error) {
  const requests = fakeServer(answer)
  const queries = await import('./queries.ts')
  function inClient<T>(hook: () => T) {
    return renderHook(hook, (one) => createElement(QueryClientProvider, { client: queries.queryClient }, one))
  }
  const paths = () => requests.map(({ path }) => path)
  return { ...queries, inClient, paths }
}

/** Lets answers arrive, and waits `ms` for what is done by the clock. */
function rest(ms = 10) {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
}

function refusal(status: number) {
  return Response.json({ error: 'It is away.' }, { status })
}

describe('a list', () => {
  /** Fifteen pages; the mark of each is its number. */
  function page({ path }: SentRequest) {
    const after = Number(new URLSearchParams(path.split('?')[1]).get('after') ?? 0)
    const next = after + 1 < PAGES ? String(after + 1) : null
    return { items: [{ reference: `first of page ${after}` }], next, total: 1500, of: 1500, ms: 1 }
  }

  async function openList() {
    const { inClient, useList, paths } = await openWindow(page)
    const filter = { ...NO_FILTER, desk: ['careers' as const] }
    const list = await inClient(() => {
      // What is not read while it renders is not told of.
      const { data, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage } = useList(filter)
      return { data, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage }
    })
    await rest()
    const turn = async (to: 'fetchNextPage' | 'fetchPreviousPage') => {
      await act(async () => void list.now()[to]())
      await rest()
    }
    const [onward, back] = [() => turn('fetchNextPage'), () => turn('fetchPreviousPage')]
    const held = () => list.now().data?.pageParams.map(({ index }) => index)
    return { list: list.now, onward, back, held, paths, query: filterToQuery(filter) }
  }

  test('is asked for page by page by their marks, holds twelve, and gets those before back, up to the first', async () => {
    const { list, onward, back, held, paths, query } = await openList()
    for (let index = 1; index < PAGES; index += 1) await onward()
    const first = `${deskRoutes.list()}?${query}&limit=100`
    expect(paths().slice(0, 3)).toEqual([first, `${first}&after=1`, `${first}&after=2`])
    expect(paths()).toHaveLength(PAGES)
    expect(list().hasNextPage).toBe(false)
    expect(held()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    const asked = paths().length

    await back()
    await back()
    await back()

    expect(held()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    const again = paths().slice(asked)
    expect(again.map((path) => /after=(\d+)/.exec(path)?.[1])).toEqual(['2', '1', undefined])
    expect(list().hasPreviousPage).toBe(false)
    expect(list().data?.pages[0]?.items).toEqual([{ reference: 'first of page 0' }])
  })

  test('whose next page is refused does not ask for it again by itself', async () => {
    const { inClient, useList, useNearPages, paths } = await openWindow(async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 15))
      return asked.path.includes('after=') ? refusal(403) : page(asked)
    })

    await inClient(() => useNearPages(useList(NO_FILTER), { isNextNear: true, isPreviousNear: false }))
    for (let times = 0; times < 9; times += 1) await rest()

    expect(paths()).toHaveLength(2)
  })
})

test.each([
  ['is asked for three times where the server fails', () => refusal(503), 3],
  ['is asked for three times where the server cannot be reached', () => new TypeError('network'), 3],
  ['is asked for once where there is none', () => refusal(404), 1],
])('an answer that does not come: %s', async (_what, answer, times) => {
  const { inClient, useSubmission, paths } = await openWindow(answer)
  const submission = await inClient(() => useSubmission('Q-1'))

  await rest(60_000)

  expect(paths()).toEqual(Array.from({ length: times }, () => deskRoutes.submission('Q-1')))
  expect(submission.now().error?.message).toMatch(/away|does not answer/)
})

test.each([
  ['that is not there any more is shown no more', 404, undefined],
  ['stays on the screen while the server is away', 503, { reference: 'Q-1' }],
])('a request %s', async (_what, status, shown) => {
  let answer: object = { reference: 'Q-1' }
  const { inClient, useSubmission, refresh } = await openWindow(() => answer)
  const submission = await inClient(() => {
    const { data, error } = useSubmission('Q-1')
    return { data, error }
  })
  await rest()
  expect(submission.now().data).toEqual({ reference: 'Q-1' })

  answer = new Error('away')
  if (status === 404) answer = refusal(status)
  await act(async () => refresh(null))
  await rest(60_000)

  expect(submission.now().error).not.toBeNull()
  expect(submission.now().data).toEqual(shown)
})

test.each([
  ['was entered in another window', () => new StorageEvent('storage', { key: 'desk.named-at' })],
  ['may have come with a sign-in', () => new Event('visibilitychange')],
])('where another name %s, it is asked for, and nothing of the first one is one’s own', async (_what, event) => {
  let name = 'Ines'
  const { inClient, useSessionQuery, queryClient } = await openWindow(() => ({ name }))
  const session = await inClient(() => useSessionQuery().data?.name)
  await rest()
  queryClient.setQueryData(['list', 'owner=me'], { of: 'Ines' })

  name = 'Corin'
  await act(async () => void dispatchEvent(event()))
  await rest()

  expect(session.now()).toBe('Corin')
  expect(queryClient.getQueryState(['list', 'owner=me'])?.isInvalidated).toBe(true)
})

test('nothing is asked for as long as no request is open', async () => {
  const { inClient, useSubmission, paths } = await openWindow(() => ({}))

  await inClient(() => useSubmission(undefined))
  await rest()

  expect(paths()).toEqual([])
})

test.each([
  ['that changed is asked for again, and no other', ['Q-1'], ['Q-1']],
  ['is asked for again when everything may have changed', null, ['Q-1', 'Q-2']],
])('a request on the screen %s', async (_what, references, again) => {
  const { inClient, useSubmission, refresh, paths } = await openWindow(({ path }) => ({ path }))
  for (const reference of ['Q-1', 'Q-2']) await inClient(() => useSubmission(reference))
  await rest()
  const before = paths().length

  await act(async () => refresh(references))
  await rest()

  expect(paths().slice(before)).toEqual(again.map(deskRoutes.submission))
})
