import { expect, test } from 'vitest'
import { historyInWords } from './sender-history.ts'

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
