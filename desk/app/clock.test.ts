// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../rendered-hook.fixture.tsx'

const NOON = Date.parse('2026-03-03T17:00:00Z')
const HOUR = 60 * 60_000

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOON })
})

test.each([
  ['behind', HOUR],
  ['ahead', -HOUR],
])('a device whose clock is an hour %s counts by the server’s', async (_way, ahead) => {
  const { setServerClock, useNow } = await import('./clock.ts')
  const clock = await renderHook(useNow)

  await act(async () => setServerClock(new Date(NOON + ahead).toISOString()))
  expect(clock.now()).toBe(NOON + ahead)
  await act(async () => void vi.advanceTimersByTime(15_000))

  expect(clock.now()).toBe(NOON + ahead + 15_000)
})

test('what the server said hours ago is not taken for now', async () => {
  const { setServerClock, useNow } = await import('./clock.ts')
  const clock = await renderHook(useNow)
  vi.advanceTimersByTime(3 * HOUR)

  await act(async () => setServerClock(new Date(NOON).toISOString(), NOON))

  expect(clock.now()).toBe(NOON + 3 * HOUR)
})

test('the clock stops when nobody looks at it', async () => {
  const { useNow } = await import('./clock.ts')
  const before = vi.getTimerCount()
  const clock = await renderHook(useNow)
  expect(vi.getTimerCount()).toBeGreaterThan(before)

  await clock.unmount()

  expect(vi.getTimerCount()).toBe(before)
})
