import { expect, test } from 'vitest'
import type { SubmissionTable } from '../../database/schema.ts'
import { historyInWords, historyLine } from './sender-history.ts'

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

test('of an earlier one that was written about again, the time is that of its last answer', () => {
  const row = { receivedAt: 0, askedAt: 300 * 3_600_000, answeredAt: 301 * 3_600_000, dueAt: 324 * 3_600_000 }

  expect(historyLine(row as SubmissionTable, 'UTC').outcome).toBe('in 1 h 00')
})
