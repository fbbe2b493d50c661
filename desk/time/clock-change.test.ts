import { describe, expect, test } from 'vitest'
import { instantOf, midnightAfter } from './zone.ts'

// The first guess of an instant takes the offset of another moment. Where the clock changes between the two, it is wrong.

describe('a time of the day on which the clock changes', () => {
  test.each([
    ['America/New_York', '2026-11-01T00:30Z', '2026-11-01T04:30:00Z'],
    ['America/New_York', '2026-11-01T04:00Z', '2026-11-01T09:00:00Z'],
    ['America/New_York', '2026-11-01T09:00Z', '2026-11-01T14:00:00Z'],
    ['America/New_York', '2026-03-08T04:00Z', '2026-03-08T08:00:00Z'],
    ['America/New_York', '2026-03-08T09:00Z', '2026-03-08T13:00:00Z'],
    ['Europe/Zurich', '2026-03-29T01:30Z', '2026-03-29T00:30:00Z'],
    ['Europe/Zurich', '2026-10-25T01:30Z', '2026-10-24T23:30:00Z'],
    ['Pacific/Auckland', '2026-09-27T01:30Z', '2026-09-26T13:30:00Z'],
    ['Pacific/Auckland', '2026-04-05T01:30Z', '2026-04-04T12:30:00Z'],
  ])('in %s, clocks that show %s are at %s', (timeZone, wall, instant) => {
    expect(new Date(instantOf(Date.parse(wall), timeZone))).toEqual(new Date(instant))
  })
})

test.each([
  ['Pacific/Auckland', '2026-09-26T09:00:00Z', '2026-09-26T12:00:00Z', '2026-09-27T11:00:00Z'],
  ['Pacific/Auckland', '2026-04-04T08:00:00Z', '2026-04-04T11:00:00Z', '2026-04-05T12:00:00Z'],
  ['America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
])('in %s the day of a clock change begins at its own midnight, and ends at its own', (timeZone, now, begins, ends) => {
  expect(new Date(midnightAfter(Date.parse(now), timeZone))).toEqual(new Date(begins))
  expect(new Date(midnightAfter(Date.parse(now), timeZone, 2))).toEqual(new Date(ends))
})
