import { expect, test } from 'vitest'
import { joinPhone, splitInternational, splitPhone } from './phone-number.ts'

test('the dial code of the chosen country stands before what was typed', () => {
  expect(joinPhone({ country: 'DE', number: ' 30 901820 ' })).toBe('+49 30 901820')
  expect(joinPhone({ country: 'US', number: '419-555-0142' })).toBe('+1 419-555-0142')
})

test('a dial code alone is no answer', () => {
  expect(joinPhone({ country: 'DE', number: '  ' })).toBe('')
})

test('a value that comes back is the country and the number again', () => {
  const parts = { country: 'DE', number: '30 901820' }

  expect(splitPhone(joinPhone(parts))).toEqual(parts)
})

test('a number without a known dial code is left as it is', () => {
  expect(splitPhone('419 555 0142')).toEqual({ country: 'US', number: '419 555 0142' })
  expect(splitPhone('')).toEqual({ country: 'US', number: '' })
})

test.each([
  ['+44 20 7946 0000', 'GB', '20 7946 0000'],
  ['0044 20 7946 0000', 'GB', '20 7946 0000'],
  ['tel:+44-20-7946-0000', 'GB', '20-7946-0000'],
  [' +44 (0)20 7946 0000', 'GB', '20 7946 0000'],
  ['+353 1 555 0142', 'IE', '1 555 0142'],
  ['+14195550142', 'US', '4195550142'],
  ['+38349123456', 'XK', '49123456'],
])('"%s" chooses its country and leaves the rest', (typed, country, number) => {
  expect(splitInternational(typed, 'US')).toEqual({ country, number })
})

test.each(['419 555 0142', '+999 12 34', '+', '00', '0 44 20', ''])('"%s" names no country', (typed) => {
  expect(splitInternational(typed, 'US')).toBeUndefined()
})

test('of countries that share a dial code the chosen one stays', () => {
  expect(splitInternational('+1 613 555 0142', 'CA')).toEqual({ country: 'CA', number: '613 555 0142' })
  expect(splitPhone('+1 613 555 0142', 'CA')).toEqual({ country: 'CA', number: '613 555 0142' })
  expect(splitPhone('+49 30 901820', 'CA')).toEqual({ country: 'DE', number: '30 901820' })
})

test('an international number that we cannot split travels as it was typed', () => {
  expect(joinPhone({ country: 'US', number: '+999 12 34' })).toBe('+999 12 34')
})
