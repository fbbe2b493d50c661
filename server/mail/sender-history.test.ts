import { expect, test } from 'vitest'
import { durationInWords, historyInWords } from './sender-history.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [0, '0 min'],
  [41 * MINUTE, '41 min'],
  [HOUR, '1 h 00 min'],
  [2 * HOUR + 5 * MINUTE, '2 h 05 min'],
  [48 * HOUR - MINUTE, '47 h 59 min'],
  [48 * HOUR, '2 days 0 h'],
  [76 * HOUR + 59 * MINUTE, '3 days 4 h'],
  [-HOUR, '0 min'],
])('an answer after %i ms was "in %s"', (ms, words) => {
  expect(durationInWords(ms)).toBe(words)
})

test.each([
  [1, 0, '1 before, still open'],
  [2, 0, '2 before, none answered'],
  [1, 1, '1 before, answered'],
  [2, 2, '2 before, both answered'],
  [3, 3, '3 before, all answered'],
  [3, 1, '3 before, 1 answered'],
])('of %i earlier ones with %i answered it says so', (all, answered, words) => {
  expect(historyInWords({ all, answered })).toBe(words)
})
