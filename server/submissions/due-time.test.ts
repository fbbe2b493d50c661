import { describe, expect, test } from 'vitest'
import { dueInWords } from '../../contract/due.ts'
import { promiseOf } from '../../contract/promise.ts'
import { loadCompany } from '../load-company.ts'
import { dueAt } from './due-time.ts'

const company = await loadCompany()

function due(form: string, received: string): string {
  return new Date(dueAt(company, promiseOf(form), Date.parse(received))).toISOString()
}

describe('24 hours run by the wall clock', () => {
  test('over a weekend', () => {
    expect(due('quote', '2026-11-21T20:00:00Z')).toBe('2026-11-22T20:00:00.000Z')
  })

  test('over the night the clocks change', () => {
    expect(due('contact', '2026-03-07T18:00:00Z')).toBe('2026-03-08T18:00:00.000Z')
  })
})

describe('business days end at closing time in Ohio', () => {
  // 18:00 is 23:00 UTC in winter, 22:00 in summer.
  test('an internship that came Monday morning is due Thursday evening', () => {
    expect(due('internship', '2026-09-14T13:00:00Z')).toBe('2026-09-17T22:00:00.000Z')
  })

  test('one minute before closing on Friday, and one after, are due on Wednesday', () => {
    expect(due('internship', '2026-09-18T21:59:00Z')).toBe('2026-09-23T22:00:00.000Z')
    expect(due('internship', '2026-09-18T22:01:00Z')).toBe('2026-09-23T22:00:00.000Z')
  })

  test('the day of receipt is Ohio’s, not London’s', () => {
    expect(due('internship', '2026-09-15T03:00:00Z')).toBe('2026-09-17T22:00:00.000Z')
  })

  test('Saturday and Sunday do not count', () => {
    expect(due('internship', '2026-09-19T15:00:00Z')).toBe('2026-09-23T22:00:00.000Z')
  })

  test('Thanksgiving does not count', () => {
    expect(due('career', '2026-11-23T15:00:00Z')).toBe('2026-12-01T23:00:00.000Z')
  })

  test('two holidays in a row of years', () => {
    expect(due('career', '2026-12-24T15:00:00Z')).toBe('2027-01-04T23:00:00.000Z')
  })

  test('from winter into summer time, and back', () => {
    expect(due('internship', '2026-03-06T15:00:00Z')).toBe('2026-03-11T22:00:00.000Z')
    expect(due('internship', '2026-10-30T14:00:00Z')).toBe('2026-11-04T23:00:00.000Z')
  })
})

describe('a promise made on Friday at half past five', () => {
  // 17:30 in Ohio is 22:30 UTC in winter and 21:30 in summer.
  test('is due after 24 hours, on Saturday', () => {
    expect(due('quote', '2026-11-20T22:30:00Z')).toBe('2026-11-21T22:30:00.000Z')
  })

  test('of business days counts from Monday', () => {
    expect(due('internship', '2026-11-20T22:30:00Z')).toBe('2026-11-25T23:00:00.000Z')
  })

  test('is due an hour later by the clock when clocks go forward, an hour earlier when they go back', () => {
    expect(due('quote', '2026-03-07T22:30:00Z')).toBe('2026-03-08T22:30:00.000Z')
    expect(words('2026-03-07T22:30:00Z')).toBe('Sunday 6:30 PM EDT')
    expect(words('2026-10-31T21:30:00Z')).toBe('Sunday 4:30 PM EST')
  })

  test('of five business days before the year’s end is due in the new year', () => {
    expect(due('career', '2027-12-23T22:30:00Z')).toBe('2028-01-03T23:00:00.000Z')
  })
})

/** The due time of a quote request, as its emails tell it. */
function words(received: string): string {
  const dueTime = new Date(due('quote', received))
  return dueInWords(dueTime, new Date(received), company.timeZone)
}

test('closing time is found on the very day the clocks change', () => {
  const sundays = { ...company, hours: { ...company.hours, days: [7], closes: '03:30' } }

  // 2026-03-08: two o'clock becomes three in Ohio, so half past three is 07:30 UTC.
  const instant = dueAt(sundays, { businessDays: 1 }, Date.parse('2026-03-07T12:00:00Z'))

  expect(new Date(instant).toISOString()).toBe('2026-03-08T07:30:00.000Z')
})

test('a calendar without business days is an error in plain words', () => {
  const closed = { ...company, hours: { ...company.hours, days: [] } }

  expect(() => dueAt(closed, { businessDays: 5 }, 0)).toThrow('fewer than 5 business days')
})
