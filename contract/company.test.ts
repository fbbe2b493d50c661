import { describe, expect, test } from 'vitest'
import { contentOf } from '../tests/support/content.ts'
import { readCompany } from './company.ts'

const yaml = () => contentOf('company.yaml')

describe('a mistake is told with its field and what is wanted', () => {
  const { mail, hours } = yaml()
  const { careers: _, ...otherMail } = mail
  const like = 'must be a day of the calendar, like "2026-12-25"'

  test.each([
    ['no name', { name: '' }, 'name: must not be empty'],
    ['a desk without a mailbox', { mail: otherMail }, 'mail.careers: '],
    ['a mailbox of no desk', { mail: { ...mail, sales: 'a@b.example' } }, 'mail.sales: '],
    ['a mailbox that is none', { mail: { ...mail, quotes: 'nobody' } }, 'mail.quotes: must be a mail address'],
    ['a phone number in words', { phone: { display: 'x', e164: 'x' } }, 'phone.e164: must be like'],
    ['a time of day', { hours: { ...hours, closes: '25:00' } }, 'hours.closes: must be a time'],
    ['a holiday', { holidays: [{ date: 'Christmas', name: 'x' }] }, `holidays.0.date: ${like}`],
    ['an unknown key', { colour: 'blue' }, 'colour: '],
  ])('%s', (_what, change, told) => {
    expect(() => readCompany({ ...yaml(), ...change })).toThrow(`content/company.yaml: ${told}`)
  })

  test('every problem at once', () => {
    expect(() => readCompany({ ...yaml(), name: '', domain: '' })).toThrow(/name: must not be empty\n.*domain: /)
  })
})

describe('the promises', () => {
  const withPromises = (change: object) => ({ ...yaml(), promises: { ...yaml().promises, ...change } })

  test.each([
    { quote: { hours: 48 } },
    { quote: { businessDays: 1 } },
    { career: { from: 4, businessDays: 6 } },
    { contact: { from: 1, hours: 2 } },
  ])('may be %j', (change) => {
    expect(readCompany(withPromises(change)).promises).toMatchObject(change)
  })

  test.each([
    [{ quote: { hours: 0 } }, 'promises.quote.hours: must be at least 1'],
    [{ quote: { hours: '24' } }, 'promises.quote: must be { hours: 24 } or { businessDays: 3 }'],
    [{ quote: { hours: 24, businessDays: 1 } }, 'promises.quote: must be '],
    [{ quote: { from: 24, hours: 24 } }, 'promises.quote: `from` must be lower'],
    [{ quote: undefined }, 'promises.quote: '],
    [{ nosuch: { hours: 24 } }, 'promises.nosuch: '],
  ])('may not be %j', (change, told) => {
    expect(() => readCompany(withPromises(change))).toThrow(`content/company.yaml: ${told}`)
  })

  test('one that a form needs and nobody made is named', () => {
    const { career: _, ...promises } = yaml().promises

    expect(() => readCompany({ ...yaml(), promises })).toThrow('promises.career: ')
  })
})
