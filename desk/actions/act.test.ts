// @vitest-environment happy-dom
import { act as react } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerRequest } from '../../contract/desk/conversation.ts'
import { type DeskOutcome, type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { fakeServer, type SentRequest } from '../fake-server.fixture.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'

// What was done, and the notices of it, live in modules: each test has a window of its own.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

async function openWindow(answer: (request: SentRequest) => object | Error = done) {
  const requests = fakeServer(answer)
  const { act, recallToken, remember, undo } = await import('./act.ts')
  const { sendLetter } = await import('../conversation/letters.ts')
  const { useToasts } = await import('../app/toasts.ts')
  const { queryClient } = await import('../api/queries.ts')
  const asked = vi.spyOn(queryClient, 'invalidateQueries')
  const toasts = await renderHook(useToasts)
  return {
    answer: (...references: string[]) => react(() => act({ action: 'answer', target: { references } })),
    act: (request: Parameters<typeof act>[0]) => react(() => act(request)),
    undo: (...what: Parameters<typeof undo>) => react(() => undo(...what)),
    /** U comes before the answer. */
    answerAndUndo: (reference: string) =>
      react(() => Promise.all([act({ action: 'answer', target: { references: [reference] } }), undo()])),
    answerSent: (id: string) => react(() => remember(Promise.resolve(recallToken(id)))),
    /** U comes before the draft is stored. */
    sendAndUndo: (reference: string, answer = { id: 'a1' } as AnswerRequest) =>
      react(() => Promise.all([sendLetter({ reference } as DeskSubmission, answer, Promise.resolve()), undo()])),
    toasts: toasts.now,
    texts: () => toasts.now().map(({ text }) => text),
    takenBack: () => requests.filter(({ path }) => path === deskRoutes.undo()).map(({ body }) => body),
    refreshed: () => asked.mock.calls.map(([filters]) => filters?.queryKey),
    ...{ requests, queryClient },
  }
}

let last = 0

/** All that was asked is done, and can be taken back by a token that nobody else has. */
function done({ path, body }: SentRequest): DeskOutcome {
  last += 1
  const { references } = path === deskRoutes.undo() ? { references: ['Q-1'] } : targetOf(body)
  return { changed: references.length, skipped: 0, references, reasons: [], undo: `token-${last}` }
}

function targetOf(body: unknown): { references: string[] } {
  // The requests of these tests all name references.
  return (body as { target: { references: string[] } }).target
}

function nothing(reasons: DeskOutcome['reasons']): DeskOutcome {
  return { changed: 0, skipped: reasons.length, references: [], reasons, undo: null }
}

test('undo takes back the last action, also while it is sent, or an older one, goes on with the others, and then there is nothing', async () => {
  let isGone = false
  const { answer, answerAndUndo, undo, takenBack, texts } = await openWindow((sent) =>
    isGone ? new TypeError('network') : done(sent),
  )
  const first = await answer('Q-1')
  const second = await answer('Q-2')
  const third = await answer('Q-3')
  const [fourth] = await answerAndUndo('Q-4')
  isGone = true
  await answerAndUndo('Q-5')
  isGone = false

  await undo(second?.undo ?? '')
  await undo()
  await undo()
  expect(takenBack()).toEqual([fourth, second, third, first].map((outcome) => ({ undo: outcome?.undo })))

  await undo()
  expect(takenBack()).toHaveLength(4)
  expect(texts().at(-1)).toBe('There is nothing to undo.')
})

test('what is taken back in the history of one request is not what U takes back, which is the rest', async () => {
  const { answer, undo, takenBack } = await openWindow()
  const many = await answer('Q-1', 'Q-2')
  const one = await answer('Q-3')

  await undo(many?.undo ?? '', 'Q-1')
  await undo(one?.undo ?? '', 'Q-3')
  await undo()

  expect(takenBack()).toEqual([
    { undo: many?.undo, reference: 'Q-1' },
    { undo: one?.undo, reference: 'Q-3' },
    { undo: many?.undo },
  ])
})

test('U calls back the letter that is on its way, and where that is not sent, it takes back nothing', async () => {
  let isSent = true
  const { answer, sendAndUndo, takenBack, requests } = await openWindow((request) => {
    if (request.path === deskRoutes.recall('a1')) return { reference: 'Q-2', lost: [] }
    if (request.path !== deskRoutes.answer('Q-2')) return done(request)
    return isSent ? { id: 'a1' } : new TypeError('network')
  })
  await answer('Q-1')

  await sendAndUndo('Q-2')
  isSent = false
  await sendAndUndo('Q-2')

  expect(requests.filter(({ path }) => path === deskRoutes.recall('a1'))).toHaveLength(1)
  expect(takenBack()).toEqual([])
})

test('what could not be taken back for want of a connection is what U tries again, an answer, too', async () => {
  let isGone = false
  const { answer, answerSent, undo, takenBack, requests } = await openWindow((request) => {
    if (isGone) return new TypeError('network')
    return request.path === deskRoutes.recall('a1') ? { reference: 'Q-2' } : done(request)
  })
  const first = await answer('Q-1')
  const second = await answer('Q-2')
  await answerSent('a1')

  for (const lost of [true, false, true, false, false]) {
    isGone = lost
    await undo()
  }

  expect(requests.filter(({ path }) => path === deskRoutes.recall('a1'))).toHaveLength(2)
  expect(takenBack()).toEqual([second, second, first].map((outcome) => ({ undo: outcome?.undo })))
})

test('of a list of all states, L asks until when, and releases nothing', async () => {
  const { actionKeys, offersForMany } = await import('./choices.ts')
  const run = vi.fn()
  const { buttons, menu } = offersForMany([])

  actionKeys([...buttons, ...menu], [], run).l?.()

  expect(run.mock.calls.map(([, action]) => action)).toEqual(['later'])
})

test('a notice says what was done to which request, and takes it back', async () => {
  const { act, toasts, texts, undo } = await openWindow()

  await act({ action: 'spam', target: { references: ['Q-1'] } })
  expect(texts()).toEqual(['Q-1 is marked as spam'])
  // U takes back the last action, so the notice of the one before goes.
  await act({ action: 'move', target: { references: ['Q-2', 'Q-3'] }, desk: 'careers' })
  expect(texts()).toEqual(['2 are moved to careers'])
  expect(toasts().map((toast) => toast.undo)).toEqual([expect.stringMatching(/^token-/)])

  await undo()
  expect(texts().at(-1)).toBe('Q-1: taken back')
  expect(toasts().at(-1)?.undo).toBeUndefined()
})

test('of many it says how many were left as they were', async () => {
  const outcome = { changed: 3, skipped: 2, references: [], reasons: [], undo: 'token' }
  const { act, texts } = await openWindow(() => outcome)

  await act({ action: 'answer', target: { filter: 'status=open' } })

  expect(texts()).toEqual(['3 are answered, 2 left as they were'])
})

test('what was left alone is told with its reason, and cannot be taken back', async () => {
  const { answer, undo, toasts, takenBack } = await openWindow(() =>
    nothing([{ reference: 'Q-1', reason: 'quarantined' }]),
  )

  await answer('Q-1')
  expect(toasts()).toMatchObject([{ text: 'Q-1 is set aside and must be released first.', failed: true }])

  await undo()
  expect(takenBack()).toEqual([])
})

const FIRST = 'Q-1: Ines answered this, Nov 18, 2025, 9:00 AM.'

test.each([
  ['give', { owner: 'Maud' }, 'open', ['released'], 'Q-1 is so already.', 'already'],
  ['later', { until: null }, 'open', ['released', 'postponed'], 'Q-1 is so already.', 'already'],
  ['answer', {}, 'answered', ['answered', 'postponed', 'undone'], FIRST, 'already'],
  ['spam', {}, 'answered', ['answered'], FIRST, 'state'],
  ['later', { until: null }, 'answered', ['answered'], 'Q-1 is in a state that does not allow it.', 'state'],
] as const)(
  'of %s that comes second it says who was first only where that is known',
  async (action, more, status, kinds, words, reason) => {
    const at = (kind: string, hour: number) => ({
      ...{ kind, actor: kind === 'answered' ? 'Ines' : 'Corin', detail: 'noted' },
      at: `2025-11-18T${14 + hour}:00:00Z`,
    })
    const { act, texts, queryClient } = await openWindow(({ path }) =>
      path === deskRoutes.submission('Q-1')
        ? { reference: 'Q-1', status, history: kinds.map(at) }
        : nothing([{ reference: 'Q-1', reason }]),
    )
    queryClient.setQueryData(['session'], { name: 'Ada', timeZone: 'America/New_York' })

    await act({ action, target: { references: ['Q-1'] }, ...more } as Parameters<typeof act>[0])

    expect(texts()).toEqual([words])
  },
)

test.each([
  ['cannot be reached', () => new TypeError('network'), /does not answer/],
  ['refuses', () => Response.json({ error: 'Please give a name.' }, { status: 403 }), /^Please give a name\.$/],
])('a server that %s is told, and nothing is there to take back', async (_what, answering, words) => {
  const { answer, undo, toasts, takenBack } = await openWindow(answering)

  expect(await answer('Q-1')).toBeUndefined()

  expect(toasts()).toMatchObject([{ text: expect.stringMatching(words), failed: true }])
  await undo()
  expect(takenBack()).toEqual([])
})

test('a notice goes after nine seconds; that of a failure stays', async () => {
  const { answer, act, toasts } = await openWindow((request) =>
    JSON.stringify(request.body).includes('spam') ? new TypeError('network') : done(request),
  )
  await act({ action: 'spam', target: { references: ['Q-2'] } })
  await answer('Q-1')

  await react(async () => void vi.advanceTimersByTime(8_999))
  expect(toasts()).toHaveLength(2)
  await react(async () => void vi.advanceTimersByTime(60_000))

  expect(toasts()).toMatchObject([{ failed: true }])
})

test('every request that was changed or left alone is asked for again, and after a whole filter all of them', async () => {
  const outcomes: DeskOutcome[] = [
    { changed: 1, skipped: 1, references: ['Q-1'], reasons: [{ reference: 'Q-2', reason: 'overtaken' }], undo: 'one' },
    { changed: 900, skipped: 0, references: ['Q-3'], reasons: [], undo: 'two' },
  ]
  const { answer, act, refreshed } = await openWindow(() => outcomes.shift() ?? new Error('No outcome is left.'))

  await answer('Q-1', 'Q-2')
  expect(refreshed()).toEqual(expect.arrayContaining([['list'], ['submission', 'Q-1'], ['submission', 'Q-2']]))
  expect(refreshed()).not.toContainEqual(['submission'])

  await act({ action: 'spam', target: { filter: 'status=open' } })
  expect(refreshed()).toContainEqual(['submission'])
})
