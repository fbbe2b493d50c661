import { expect, test } from 'vitest'
import { durationInShort, medianDuration } from './duration.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts'

test.each([
  [0, '0 min'],
  [41 * MINUTE_MS, '41 min'],
  [HOUR_MS, '1 h 00'],
  [2 * HOUR_MS + 5 * MINUTE_MS, '2 h 05'],
  [DAY_MS, '1 d'],
  [3 * DAY_MS + 4 * HOUR_MS, '3 d 4 h'],
  [-HOUR_MS, '0 min'],
])('%i ms are "%s" in a narrow place', (ms, words) => {
  expect(durationInShort(ms)).toBe(words)
})

test('the median of no values is null, and never negative', () => {
  expect([[], [4, 1], [9, 2, 3], [-5, -9]].map(medianDuration)).toEqual([null, 3, 3, 0])
})
