import { expect, test } from 'vitest'
import { localTime, midnightAfter } from './zone.ts'

const NEW_YORK = 'America/New_York'

function at(iso: string): number {
  return Date.parse(iso)
}

test('midnight is the zone’s own, also on the days on which the clock changes', () => {
  expect(midnightAfter(at('2026-03-03T19:18:00Z'), NEW_YORK)).toBe(at('2026-03-04T05:00:00Z'))
  expect(midnightAfter(at('2026-03-08T06:30:00Z'), NEW_YORK)).toBe(at('2026-03-09T04:00:00Z'))
  expect(midnightAfter(at('2026-11-01T05:30:00Z'), NEW_YORK)).toBe(at('2026-11-02T05:00:00Z'))
  expect(midnightAfter(at('2026-03-03T19:18:00Z'), NEW_YORK, 0)).toBe(at('2026-03-03T05:00:00Z'))
})

test('the local clock and weekday', () => {
  expect(localTime(at('2026-03-03T19:18:00Z'), NEW_YORK)).toEqual({
    year: 2026,
    month: 3,
    day: 3,
    hour: 14,
    minute: 18,
    weekday: 2,
  })
})
