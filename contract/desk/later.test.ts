import { expect, test } from 'vitest'
import { laterChoices, readLater } from './later.ts'

// A Friday, 4:30 PM in Ohio; the Monday after is a holiday.
const NOW = Date.parse('2026-11-20T21:30:00Z')
const CALENDAR = {
  timeZone: 'America/New_York',
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  holidays: [{ date: '2026-11-23', name: 'A holiday' }],
}

test('moments to put aside are counted by the company’s clock, and one hour before the due time comes first', () => {
  const due = Date.parse('2026-11-21T20:00:00Z')

  const choices = laterChoices(NOW, due, CALENDAR).map(({ word, at }) => [
    word,
    new Date(at).toISOString().slice(0, 16),
  ])

  expect(choices).toEqual([
    ['due', '2026-11-21T19:00'],
    ['hour', '2026-11-20T22:30'],
    ['tomorrow', '2026-11-21T14:00'],
    ['workday', '2026-11-24T14:00'],
    ['monday', '2026-11-23T14:00'],
  ])
  expect(laterChoices(NOW, NOW + 1_000, CALENDAR)[0]?.word).toBe('hour')
})

test.each([
  ['tomorrow', '2026-11-21T14:00:00.000Z'],
  ['2026-11-27', '2026-11-27T14:00:00.000Z'],
  ['2026-11-27 14:30', '2026-11-27T19:30:00.000Z'],
  ['2026-02-30', undefined],
  ['soon', undefined],
])('--until %s is %s', (typed, instant) => {
  const at = readLater(typed, NOW, CALENDAR)

  expect(typeof at === 'number' ? new Date(at).toISOString() : at).toBe(instant)
})
