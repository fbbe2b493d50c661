import { expect, test } from 'vitest'
import { instantOf, localTime, midnightAfter } from './zone.ts'

const OHIO = 'America/New_York'

function after(iso: string, days?: number): string {
  return new Date(midnightAfter(Date.parse(iso), OHIO, days)).toISOString()
}

test('midnight is the zone’s own, also on the days on which the clock changes', () => {
  expect(after('2026-03-03T19:18:00Z')).toBe('2026-03-04T05:00:00.000Z')
  expect(after('2026-03-08T06:30:00Z')).toBe('2026-03-09T04:00:00.000Z')
  expect(after('2026-11-01T05:30:00Z')).toBe('2026-11-02T05:00:00.000Z')
  expect(after('2026-03-03T19:18:00Z', 0)).toBe('2026-03-03T05:00:00.000Z')
})

test.each([
  ['2026-03-08', '01:30', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '03:30', '2026-11-01T08:30:00.000Z'],
])('on %s it is %s on either side of the clock change at the right instant', (day, clock, instant) => {
  expect(new Date(instantOf(day, clock, OHIO)).toISOString()).toBe(instant)
})

test('the local time of a zone', () => {
  expect(localTime(Date.parse('2026-03-03T19:18:00Z'), OHIO)).toBe('2026-03-03T14:18:00')
  expect(localTime(Date.parse('2026-03-03T05:00:00Z'), OHIO)).toBe('2026-03-03T00:00:00')
})
