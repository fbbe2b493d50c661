import { beforeEach, expect, test, vi } from 'vitest'
import { startDeliveries } from '../../delivery/slots.ts'
import { type Rush, watchRush } from './rush.ts'
import { SLOTS } from './slots.ts'

beforeEach(() => void vi.useFakeTimers())

/** A rush in which what could begin at once has begun. */
async function inRush(servers = 1): Promise<Rush> {
  const rush = watchRush(async () => servers)
  for (let form = 0; form < 10; form += 1) rush.nudged()
  expect(await rush.turn()).toBe(SLOTS)
  return rush
}

test.each([
  { servers: 1, least: 26, most: 30 },
  { servers: 3, least: 8, most: 12 },
])('in a rush, thirty emails begin in a second by $servers servers together', async ({ servers, least, most }) => {
  const rush = await inRush(servers)
  let begun = 0
  let isOver = false
  const emails = (async () => {
    while (!isOver) begun += await rush.turn()
  })()

  for (let ms = 0; ms < 1_000; ms += 2) {
    rush.nudged()
    await vi.advanceTimersByTimeAsync(2)
  }
  expect(begun).toBeGreaterThanOrEqual(least)
  expect(begun).toBeLessThanOrEqual(most)

  isOver = true
  await vi.advanceTimersByTimeAsync(500)
  await emails
})

test('what a busy event loop delayed begins at once, as far as there are slots', async () => {
  const rush = await inRush()

  const turn = rush.turn()
  vi.advanceTimersByTime(150)

  expect(await turn).toBe(4)
})

test('a few forms slow no email down, and the slow pace ends with the rush', async () => {
  const rush = watchRush()
  for (let form = 0; form < 9; form += 1) rush.nudged()
  expect(await rush.turn()).toBe(SLOTS)

  for (let form = 0; form < 10; form += 1) rush.nudged()
  await vi.advanceTimersByTimeAsync(200)

  expect(await rush.turn()).toBe(SLOTS)
})

test('a queue that is stopped while it waits for its turn claims nothing more', async () => {
  const turn = Promise.withResolvers<number>()
  const claim = vi.fn(async () => [])
  const log = { info() {}, warn() {}, error() {} }
  const queue = { name: 'emails', log, slots: 8, pollMs: 1_000, turn: () => turn.promise, claim, deliver: vi.fn() }
  const stopped = startDeliveries(queue).stop()

  turn.resolve(8)
  await stopped

  expect(claim).not.toHaveBeenCalled()
})
