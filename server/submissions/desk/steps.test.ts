import { expect, test, vi } from 'vitest'
import { inSteps } from './steps.ts'

test('slow work is done in smaller steps, quick work in larger ones, and each item once', async () => {
  vi.useFakeTimers()
  const items = Array.from({ length: 300 }, (_, index) => index)
  const sizes: number[] = []
  const seen: number[] = []

  const working = inSteps(items, async (some) => {
    sizes.push(some.length)
    seen.push(...some)
    // 10 ms for each at first, later 0.1 ms.
    vi.advanceTimersByTime(some.length * (seen.length < 40 ? 10 : 0.1))
  })
  await vi.runAllTimersAsync()
  await working

  expect(seen).toEqual(items)
  expect(sizes.slice(0, 3)).toEqual([10, 2, 2])
  expect(Math.max(...sizes)).toBe(50)
})

test('others are served between two steps, and progress is told after each', async () => {
  vi.useFakeTimers()
  const order: string[] = []

  const working = inSteps(
    Array.from({ length: 25 }, (_, index) => index),
    async (some) => {
      order.push(`${some.length} done`)
      setImmediate(() => order.push('somebody is served'))
      vi.advanceTimersByTime(20)
    },
    (done, total) => order.push(`${done} of ${total}`),
  )
  await vi.runAllTimersAsync()
  await working

  expect(order.filter((line) => line !== 'somebody is served')).toEqual([
    ...['10 done', '10 of 25', '10 done', '20 of 25', '5 done', '25 of 25'],
  ])
  expect(order.indexOf('somebody is served')).toBeLessThan(order.lastIndexOf('10 done'))
})
