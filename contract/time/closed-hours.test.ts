import { expect, test } from 'vitest'
import { closedHours } from './business-hours.ts'

const DESK = {
  timeZone: 'America/New_York',
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  holidays: [{ date: '2026-02-16', name: 'Washington’s Birthday' }],
}

function closed(from: string, to: string) {
  return closedHours(Date.parse(from), Date.parse(to), DESK).map((interval) =>
    [interval.from, interval.to].map((at) => new Date(at).toISOString().slice(5, 16)),
  )
}

test('a night is closed from closing to opening', () => {
  expect(closed('2026-03-02T20:00Z', '2026-03-03T20:00Z')).toEqual([['03-02T23:00', '03-03T14:00']])
})

test('a weekend with a holiday is one closed piece', () => {
  expect(closed('2026-02-13T22:00Z', '2026-02-17T15:00Z')).toEqual([['02-13T23:00', '02-17T14:00']])
})

test('what begins and ends at night is closed at both ends', () => {
  expect(closed('2026-03-03T03:00Z', '2026-03-04T02:00Z')).toEqual([
    ['03-03T03:00', '03-03T14:00'],
    ['03-03T23:00', '03-04T02:00'],
  ])
})
