import { expect, test } from 'vitest'
import { promiseLine } from './promise-line.ts'

const HOURS = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }
const CALENDAR = { timeZone: 'America/New_York', hours: HOURS, holidays: [] }
/** A Monday, 3 PM in Ohio. */
const MONDAY = Date.parse('2026-03-02T20:00:00Z')
const HOUR = 3_600_000
const at = (hours: number) => new Date(MONDAY + hours * HOUR).toISOString()
const request = { receivedAt: at(0), dueAt: at(24) }

test('a promise of 24 hours has a tick every six, with the days at both ends', () => {
  const { ticks, marks } = promiseLine(request, MONDAY + 6 * HOUR, CALENDAR)

  expect(ticks.map(({ words }) => words)).toEqual(['3 PM', '9 PM', '3 AM', '9 AM', '3 PM'])
  expect(ticks.map(({ day }) => day)).toEqual(['Monday', undefined, undefined, undefined, 'Tuesday'])
  expect(marks.map(({ kind, share }) => `${kind} ${share}`)).toEqual(['received 0', 'now 0.25'])
})

test('an answer ends the line where it left, and a promise of days is told in days', () => {
  const answered = { ...request, dueAt: at(96), openedAt: at(24), answeredAt: at(48) }
  const { marks, ticks } = promiseLine(answered, MONDAY + 500 * HOUR, CALENDAR)

  const told = marks.map(({ kind, share }) => `${kind} ${share}`)
  expect(told).toEqual(['received 0', 'opened 0.25', 'answered 0.5'])
  expect(ticks.map(({ words }) => words)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
})

test('after the due time the line goes on past it, with words at both ends alone', () => {
  const { due, last, ticks } = promiseLine(request, MONDAY + 30 * HOUR, CALENDAR)

  expect([due, last.share, ...ticks.map(({ words }) => words)]).toEqual([0.8, 1, '3 PM', '', '', '', '9 PM'])
})

test('a line of hours says when the desk is open, between the first minute and the last', () => {
  const { open } = promiseLine(request, MONDAY, CALENDAR)

  // Monday 3 PM to 6 PM, Tuesday 9 AM to 3 PM.
  expect(open).toEqual([
    { from: 0, to: 3 / 24 },
    { from: 18 / 24, to: 1 },
  ])
  expect(promiseLine({ ...request, dueAt: at(96) }, MONDAY, CALENDAR).open).toEqual([])
})
