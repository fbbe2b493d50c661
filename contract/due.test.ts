import { expect, test } from 'vitest'
import { dueInShort, dueInWords, momentInWords } from './due.ts'

const OHIO = 'America/New_York'
const DUE = new Date('2026-11-24T20:00:00Z')
const daysBefore = (days: number) => new Date(DUE.getTime() - days * 24 * 60 * 60_000)

test('a due time is told by weekday, hour and time zone', () => {
  expect(dueInWords(DUE, daysBefore(1), OHIO)).toBe('Tuesday 3:00 PM EST')
  const summer = new Date('2026-07-14T19:05:00Z')
  expect(dueInWords(summer, summer, OHIO)).toBe('Tuesday 3:05 PM EDT')
})

test('the subject of an email to the desk tells it short', () => {
  expect(dueInShort(DUE, daysBefore(1), OHIO)).toBe('Tue 3:00 PM')
})

test('from six days ahead it carries its date', () => {
  const dated = 'Tuesday, November 24, 3:00 PM EST'

  expect(dueInWords(DUE, daysBefore(6), OHIO)).toBe(dated)
  expect(dueInShort(DUE, daysBefore(6), OHIO)).toBe(dated)
  expect(dueInWords(DUE, daysBefore(5.99), OHIO)).toBe('Tuesday 3:00 PM EST')
  expect(dueInWords(DUE, daysBefore(-2), OHIO)).toBe('Tuesday 3:00 PM EST')
})

test('a moment carries its date', () => {
  expect(momentInWords(new Date('2026-03-02T20:00:00Z'), OHIO)).toBe('Monday, March 2, 3:00 PM EST')
})
