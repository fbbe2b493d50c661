import { beforeEach, expect, test, vi } from 'vitest'
import { gatherer } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())

function open() {
  const told: (readonly string[] | null)[] = []
  return { told, gather: gatherer((references) => told.push(references)) }
}

test('a burst of 200 changes over ten seconds asks the server a handful of times, and misses none', () => {
  const { told, gather } = open()

  for (let number = 0; number < 200; number += 1) {
    gather([`Q-${number}`])
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(5_000)

  expect(told.length).toBeLessThanOrEqual(7)
  expect(new Set(told.flat()).size).toBe(200)
})

test('a single change is asked for at once, also after a quiet time', () => {
  const { told, gather } = open()

  gather(['Q-1'])
  vi.advanceTimersByTime(120)
  expect(told).toEqual([['Q-1']])

  vi.advanceTimersByTime(10_000)
  gather(['Q-2'])
  vi.advanceTimersByTime(120)
  expect(told).toEqual([['Q-1'], ['Q-2']])
})

test('when everything may have changed, everything is asked for, once', () => {
  const { told, gather } = open()

  gather(['Q-1'])
  gather(null)
  gather(['Q-2'])
  vi.advanceTimersByTime(120)
  gather(['Q-3'])
  vi.advanceTimersByTime(3_000)

  expect(told).toEqual([null, ['Q-3']])
})
