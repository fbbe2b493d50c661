import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../contract/time/units.ts'
import { MAX_AHEAD_MS, pause, TRIES } from './retry.ts'

test('the pauses begin at 30 s and double up to two hours, each up to a quarter shorter or longer; all take about a day', () => {
  const middle = (tries: number) => pause(tries, () => 0.5)

  expect([1, 2, 3, 8, 9, 20].map(middle)).toEqual([30, 60, 120, 3840, 7200, 7200].map((seconds) => seconds * SECOND_MS))
  expect([0, 1].map((random) => pause(1, () => random))).toEqual([22.5 * SECOND_MS, 37.5 * SECOND_MS])
  expect(pause(20, () => 1)).toBe(MAX_AHEAD_MS)
  expect(MAX_AHEAD_MS).toBe(2.5 * HOUR_MS)
  const pauses = Array.from({ length: TRIES - 1 }, (_, index) => middle(index + 1))
  expect(pauses.reduce((sum, one) => sum + one) / DAY_MS).toBeCloseTo(1, 0)
})
