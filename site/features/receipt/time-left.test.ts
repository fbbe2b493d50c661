import { expect, test } from 'vitest'
import { leftUntil } from './time-left.ts'

const now = Date.UTC(2026, 2, 2, 20, 0)
const MINUTE = 60_000

test('a receipt says how long is left in the two largest units', () => {
  expect(leftUntil(now + (19 * 60 + 22) * MINUTE, now)).toBe('19 hours 22 minutes')
  expect(leftUntil(now + (25 * 60 + 1) * MINUTE, now)).toBe('1 day 1 hour')
  expect(leftUntil(now + 1 * MINUTE, now)).toBe('1 minute')
})

test('after the due time nothing is left', () => {
  expect(leftUntil(now - MINUTE, now)).toBeUndefined()
})
