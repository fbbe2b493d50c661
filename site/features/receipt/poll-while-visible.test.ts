import { beforeEach, expect, test, vi } from 'vitest'
import { type Finding, pollWhileVisible } from './poll-while-visible.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

beforeEach(() => vi.useFakeTimers())

/** A page that can be hidden, and the seconds at which it asked. */
function open(find: (question: number) => Finding = () => 'same') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const began = Date.now()
  const asked: number[] = []
  pollWhileVisible(page, async () => {
    asked.push(Math.round((Date.now() - began) / SECOND))
    return find(asked.length)
  })
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { asked, hide: () => show('hidden'), show: () => show('visible') }
}

test('pauses grow from 15 seconds to 5 minutes', async () => {
  const { asked } = open()

  await vi.advanceTimersByTimeAsync(60 * MINUTE)

  expect(asked.slice(0, 4)).toEqual([15, 38, 71, 122])
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  expect(Math.max(...pauses)).toBe(300)
  expect(asked.length).toBeLessThan(20)
})

test('after something new they are short again', async () => {
  const { asked } = open((question) => (question === 3 ? 'new' : 'same'))

  await vi.advanceTimersByTimeAsync(90 * SECOND)

  expect(asked).toEqual([15, 38, 71, 86])
})

test('a hidden page asks nothing, and asks at once when it is shown again', async () => {
  const { asked, hide, show } = open()
  await vi.advanceTimersByTimeAsync(20 * SECOND)

  hide()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(asked).toEqual([15])

  show()
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(asked).toEqual([15, 3620])
})

test('after the last finding it never asks again', async () => {
  const { asked, hide, show } = open(() => 'last')

  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  hide()
  show()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)

  expect(asked).toEqual([15])
})
