import { expect, test } from 'vitest'
import { dueInDetail, dueInList, dueInShort, dueInWords, momentInWords, momentOf, sinceInWords } from './moment.ts'
import { inOwnZone } from './own-time.ts'
import { DAY_MS } from './units.ts'
import { timeZoneOffset } from './zone.ts'

const OHIO = 'America/New_York'
const AUCKLAND = 'Pacific/Auckland'
/** A Tuesday, 3 PM in Ohio. */
const DUE = Date.parse('2026-11-24T20:00:00Z')
const readBefore = (days: number) => momentOf(DUE, OHIO, DUE - days * DAY_MS)

test.each([
  ['six days ahead', 6, 'Tuesday, November 24, 3:00 PM EST', 'Tue, Nov 24, 3:00 PM'],
  ['nearly six days ahead', 5.99, 'Tuesday 3:00 PM EST', 'Tue 3:00 PM'],
  ['nearly six days ago', -5.99, 'Tuesday 3:00 PM EST', 'Tue 3:00 PM'],
  ['six days ago', -6, 'Tuesday, November 24, 3:00 PM EST', 'Tue, Nov 24, 3:00 PM'],
  ['nineteen days ago', -19, 'Tuesday, November 24, 3:00 PM EST', 'Tue, Nov 24, 3:00 PM'],
  ['in the year before', -40, 'Tuesday, November 24, 2026, 3:00 PM EST', 'Tue, Nov 24, 2026, 3:00 PM'],
])('a due time %s carries its date where the weekday could be another', (_, days, long, short) => {
  expect(dueInWords(readBefore(days))).toBe(long)
  expect(dueInShort(readBefore(days))).toBe(short)
})

test('a moment carries its date', () => {
  expect(momentInWords(momentOf(Date.parse('2026-03-02T20:00:00Z'), OHIO))).toBe('Monday, March 2, 3:00 PM EST')
})

test.each([
  [0, '3:00 PM', 'today, 3:00 PM', 'today 3:00 PM'],
  [1, '3:00 PM', 'tomorrow, 3:00 PM', 'Tue 3:00 PM'],
  [-1, 'Tue 3 PM', 'yesterday, 3:00 PM', 'Tue 3:00 PM'],
  [5, 'Tue 3 PM', 'Tuesday, 3:00 PM', 'Tue 3:00 PM'],
  [-5, 'Tue 3 PM', 'Nov 24, 3:00 PM', 'Tue 3:00 PM'],
  [6, 'Nov 24', 'Nov 24, 3:00 PM', 'Nov 24, 3:00 PM'],
  [-6, 'Nov 24', 'Nov 24, 3:00 PM', 'Nov 24, 3:00 PM'],
])('%i days ahead the desk says "%s", "%s" and "%s"', (days, list, detail, since) => {
  const due = readBefore(days)
  expect([dueInList(due), dueInDetail(due), sinceInWords(due)]).toEqual([list, detail, since])
})

test.each(['2026-11-22T05:00:00Z', '2026-11-22T05:00:59.999Z'])('midnight tells which night it is, %s', (at) => {
  expect(dueInWords(momentOf(Date.parse(at), OHIO))).toBe('Sunday 12:00 AM EST (Saturday night)')
})

test.each([
  ['Asia/Kolkata', '1:30 AM', 'Wednesday 1:30 AM your time'],
  ['America/Los_Angeles', 'noon', 'Tuesday 12:00 PM your time'],
  [AUCKLAND, 'the day after', 'Wednesday 9:00 AM your time'],
  [OHIO, 'the same', undefined],
  ['America/Toronto', 'the same by another name', undefined],
])('a reader in %s has %s beside it', (zone, _, words) => {
  expect(inOwnZone(DUE, timeZoneOffset(DUE, OHIO), zone)).toBe(words)
})
