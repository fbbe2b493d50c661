import { expect, test } from 'vitest'
import { dueInShort, dueInWords, momentInWords } from './due.ts'

const OHIO = 'America/New_York'

test('a due time is told by weekday, hour and time zone', () => {
  expect(dueInWords(new Date('2026-11-24T20:00:00Z'), OHIO)).toBe('Tuesday 3:00 PM EST')
  expect(dueInWords(new Date('2026-07-14T19:05:00Z'), OHIO)).toBe('Tuesday 3:05 PM EDT')
})

test('the subject of an email to the desk tells it short', () => {
  expect(dueInShort(new Date('2026-11-24T20:00:00Z'), OHIO)).toBe('Tue 3:00 PM')
})

test('a moment carries its date', () => {
  expect(momentInWords(new Date('2026-03-02T20:00:00Z'), OHIO)).toBe('Monday, March 2, 3:00 PM EST')
})
