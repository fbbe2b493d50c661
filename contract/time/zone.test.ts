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

test('the local time of a zone', () => {
  expect(localTime(Date.parse('2026-03-03T19:18:00Z'), OHIO)).toBe('2026-03-03T14:18:00')
  expect(localTime(Date.parse('2026-03-03T05:00:00Z'), OHIO)).toBe('2026-03-03T00:00:00')
})

// The first guess of an instant takes the offset of another moment. Where the clock changes between the two, it is wrong.
test.each([
  ['America/New_York', '2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
  ['America/New_York', '2026-11-01', '03:30', '2026-11-01T08:30:00Z'],
  ['America/New_York', '2026-11-01', '04:00', '2026-11-01T09:00:00Z'],
  ['America/New_York', '2026-11-01', '09:00', '2026-11-01T14:00:00Z'],
  ['America/New_York', '2026-03-08', '01:30', '2026-03-08T06:30:00Z'],
  ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-03-08', '04:00', '2026-03-08T08:00:00Z'],
  ['America/New_York', '2026-03-08', '09:00', '2026-03-08T13:00:00Z'],
  ['Europe/Zurich', '2026-03-29', '01:30', '2026-03-29T00:30:00Z'],
  ['Europe/Zurich', '2026-10-25', '01:30', '2026-10-24T23:30:00Z'],
  ['Pacific/Auckland', '2026-09-27', '01:30', '2026-09-26T13:30:00Z'],
  ['Pacific/Auckland', '2026-04-05', '01:30', '2026-04-04T12:30:00Z'],
  // Left out: it is an hour later.
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00Z'],
  ['Europe/Zurich', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
])('in %s on %s clocks show %s at %s', (timeZone, day, clock, instant) => {
  expect(new Date(instantOf(day, clock, timeZone))).toEqual(new Date(instant))
})

test.each([
  ['Pacific/Auckland', '2026-09-26T09:00:00Z', '2026-09-26T12:00:00Z', '2026-09-27T11:00:00Z'],
  ['Pacific/Auckland', '2026-04-04T08:00:00Z', '2026-04-04T11:00:00Z', '2026-04-05T12:00:00Z'],
  ['America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  // Its midnight is left out.
  ['America/Santiago', '2026-09-05T20:00:00Z', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
])('in %s the day of a clock change begins at its own midnight, and ends at its own', (timeZone, now, begins, ends) => {
  expect(new Date(midnightAfter(Date.parse(now), timeZone))).toEqual(new Date(begins))
  expect(new Date(midnightAfter(Date.parse(now), timeZone, 2))).toEqual(new Date(ends))
})
