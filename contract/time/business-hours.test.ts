import { expect, test } from 'vitest'
import { CALENDAR, promiseOf } from '../promise.ts'
import { closedHours, dueAt, hoursInWords, isOpenAt, meetsTarget, type PromiseTerm } from './business-hours.ts'
import { dueInWords, momentOf } from './moment.ts'
import { inOwnZone } from './own-time.ts'
import { timeZoneOffset } from './zone.ts'

function due(form: string, received: string): string {
  return new Date(dueAt(CALENDAR, promiseOf(form), Date.parse(received))).toISOString()
}

test.each([
  ['over the night the clocks change', 'contact', '2026-03-07T18:00:00Z', '2026-03-08T18:00:00.000Z'],
  ['from Friday at half past five', 'quote', '2026-11-20T22:30:00Z', '2026-11-21T22:30:00.000Z'],
])('24 hours run by the wall clock, %s', (_, form, received, instant) => {
  expect(due(form, received)).toBe(instant)
})

// 18:00 is 23:00 UTC in winter, 22:00 in summer.
test.each([
  ['from Monday morning', 'internship', '2026-09-14T13:00:00Z', '2026-09-17T22:00:00.000Z'],
  ['from one minute before closing on Friday', 'internship', '2026-09-18T21:59:00Z', '2026-09-23T22:00:00.000Z'],
  ['from one minute after closing', 'internship', '2026-09-18T22:01:00Z', '2026-09-23T22:00:00.000Z'],
  ['from half past five on Friday', 'internship', '2026-11-20T22:30:00Z', '2026-11-25T23:00:00.000Z'],
  ['from the day of Ohio, not London’s', 'internship', '2026-09-15T03:00:00Z', '2026-09-17T22:00:00.000Z'],
  ['without Saturday and Sunday', 'internship', '2026-09-19T15:00:00Z', '2026-09-23T22:00:00.000Z'],
  ['without Thanksgiving', 'career', '2026-11-23T15:00:00Z', '2026-12-01T23:00:00.000Z'],
  ['without two holidays in a row of years', 'career', '2026-12-24T15:00:00Z', '2027-01-04T23:00:00.000Z'],
  ['from half past five, into the new year', 'career', '2027-12-23T22:30:00Z', '2028-01-03T23:00:00.000Z'],
  ['from winter into summer time', 'internship', '2026-03-06T15:00:00Z', '2026-03-11T22:00:00.000Z'],
  ['from summer into winter time', 'internship', '2026-10-30T14:00:00Z', '2026-11-04T23:00:00.000Z'],
])('business days end at closing time in Ohio, %s', (_, form, received, instant) => {
  expect(due(form, received)).toBe(instant)
})

test('closing time is found on the very day the clocks change', () => {
  const sundays = { ...CALENDAR, hours: { ...CALENDAR.hours, days: [7], closes: '03:30' } }

  // 2026-03-08: two o'clock becomes three in Ohio, so half past three is 07:30 UTC.
  const instant = dueAt(sundays, { businessDays: 1 }, Date.parse('2026-03-07T12:00:00Z'))

  expect(new Date(instant).toISOString()).toBe('2026-03-08T07:30:00.000Z')
})

const HOUR: PromiseTerm = { hours: 1 }
const DAY: PromiseTerm = { hours: 24 }
const THREE: PromiseTerm = { businessDays: 3 }
const FIVE: PromiseTerm = { businessDays: 5 }

test.each([
  // Thanksgiving, a holiday: nobody is there, and the hours run all the same.
  ['2026-11-26T15:15:00Z', HOUR, 'Thursday 11:15 AM EST', 'Friday 5:15 AM your time'],
  ['2026-11-26T15:15:00Z', DAY, 'Friday 10:15 AM EST', 'Saturday 4:15 AM your time'],
  ['2026-11-26T15:15:00Z', THREE, 'Tuesday 6:00 PM EST', 'Wednesday 12:00 PM your time'],
  ['2026-11-26T15:15:00Z', FIVE, 'Thursday, December 3, 6:00 PM EST', 'Friday 12:00 PM your time'],
  // A Saturday.
  ['2026-11-21T20:00:00Z', DAY, 'Sunday 3:00 PM EST', 'Monday 9:00 AM your time'],
  ['2026-11-21T20:00:00Z', THREE, 'Wednesday 6:00 PM EST', 'Thursday 12:00 PM your time'],
  // The night in which clocks go forward, and that in which they go back.
  ['2026-03-07T22:30:00Z', HOUR, 'Saturday 6:30 PM EST', 'Sunday 12:30 PM your time'],
  ['2026-03-07T22:30:00Z', DAY, 'Sunday 6:30 PM EDT', 'Monday 11:30 AM your time'],
  ['2026-03-06T22:30:00Z', THREE, 'Wednesday 6:00 PM EDT', 'Thursday 11:00 AM your time'],
  ['2026-10-31T21:30:00Z', DAY, 'Sunday 4:30 PM EST', 'Monday 10:30 AM your time'],
  ['2026-10-30T14:00:00Z', FIVE, 'Friday, November 6, 6:00 PM EST', 'Saturday 12:00 PM your time'],
])(
  'what is sent now is due, in the words of the page, the panel, the receipt and the emails: %s, %j',
  (sentAt, term, words, own) => {
    const now = Date.parse(sentAt)
    const moment = momentOf(dueAt(CALENDAR, term, now), CALENDAR.timeZone, now)

    expect(dueInWords(moment)).toBe(words)
    expect(inOwnZone(moment.at, timeZoneOffset(moment.at, CALENDAR.timeZone), 'Pacific/Auckland')).toBe(own)
  },
)

test.each([
  ['on a business day', '2026-11-25T15:15:00Z', true, true],
  ['half an hour before closing', '2026-11-25T22:30:00Z', true, false],
  ['an hour before closing', '2026-11-25T22:00:00Z', true, true],
  ['at closing time', '2026-11-25T23:00:00Z', false, false],
  ['on a Saturday', '2026-11-21T15:15:00Z', false, false],
  ['on Thanksgiving', '2026-11-26T15:15:00Z', false, false],
])('the desk is open, and meets its target of an hour, %s', (_, at, isOpen, isSoon) => {
  expect(isOpenAt(CALENDAR, Date.parse(at))).toBe(isOpen)
  expect(meetsTarget(CALENDAR, HOUR, Date.parse(at))).toBe(isSoon)
})

test('the hours of the desk are told in the time zone of their date', () => {
  const told = (at: string, days = CALENDAR.hours.days) =>
    hoursInWords({ ...CALENDAR, hours: { ...CALENDAR.hours, days } }, Date.parse(at))

  expect(told('2026-11-23T15:00:00Z')).toBe('Monday to Friday, 9:00 AM to 6:00 PM EST')
  expect(told('2026-07-23T15:00:00Z')).toBe('Monday to Friday, 9:00 AM to 6:00 PM EDT')
  expect(told('2026-07-23T15:00:00Z', [1, 3, 6])).toBe('Monday, Wednesday, and Saturday, 9:00 AM to 6:00 PM EDT')
})

const DESK = { ...CALENDAR, holidays: [{ date: '2026-02-16', name: 'Washington’s Birthday' }] }

function closed(from: string, to: string) {
  const short = (at: number) => new Date(at).toISOString().slice(5, 16)
  const pieces = closedHours(Date.parse(from), Date.parse(to), DESK)
  return pieces.map((one) => `${short(one.from)} to ${short(one.to)}`).join(', ')
}

test.each([
  ['a night, from closing to opening', '03-02T20:00', '03-03T20:00', '03-02T23:00 to 03-03T14:00'],
  ['a weekend with a holiday, in one piece', '02-13T22:00', '02-17T15:00', '02-13T23:00 to 02-17T14:00'],
  ['two nights, each cut', '03-03T03:00', '03-04T02:00', '03-03T03:00 to 03-03T14:00, 03-03T23:00 to 03-04T02:00'],
])('the desk is closed: %s', (_, from, to, pieces) => {
  expect(closed(`2026-${from}Z`, `2026-${to}Z`)).toBe(pieces)
})
