import { expect, test } from 'vitest'
import { joinPhone, splitInternational, splitPhone } from './phone-number.ts'

test('the dial code of the chosen country stands before what was typed, and alone is no answer', () => {
  expect(joinPhone({ country: 'DE', number: ' 30 901820 ' })).toBe('+49 30 901820')
  expect(joinPhone({ country: 'US', number: '419-555-0142' })).toBe('+1 419-555-0142')
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
  // Copied from WhatsApp or from contacts, with marks that nobody sees.
  ['\u202A+44 7700 900123\u202C', 'GB', '7700 900123'],
  ['\u200E+44\u00A07700\u00A0900123\uFEFF', 'GB', '7700 900123'],
  ['(+44) 20 7946 0000', 'GB', '20 7946 0000'],
  ['+(44) 20 7946 0000', 'GB', '20 7946 0000'],
  ['00 44 20 7946 0000', 'GB', '20 7946 0000'],
  ['00+44 20 7946 0000', 'GB', '20 7946 0000'],
  ['++44 20 7946 0000', 'GB', '20 7946 0000'],
  ['011 44 20 7946 0000', 'GB', '20 7946 0000'],
  ['1-216-555-0187', 'US', '216-555-0187'],
  ['1 (216) 555-0187 x12', 'US', '(216) 555-0187 x12'],
  ['Tel. +49 30 901820', 'DE', '30 901820'],
  ['Mobile: 0049 30 901820', 'DE', '30 901820'],
  ['callto:+49-30-901820', 'DE', '30-901820'],
  ['whatsapp:+447700900123', 'GB', '7700900123'],
  ['https://wa.me/447700900123', 'GB', '7700900123'],
  ['wa.me/447700900123', 'GB', '7700900123'],
  ['＋４４ ２０ ７９４６ ００００', 'GB', '20 7946 0000'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'AE', '50 123 4567'],
  ['+९१ ९८७६५ ४३२१०', 'IN', '98765 43210'],
])('"%s" chooses its country and leaves the rest', (typed, country, number) => {
  expect(splitInternational(typed, 'US')).toEqual({ country, number })
})

test.each(['419 555 0142', '1 555', '011', 'N/A', '+999 12 34', '+', '00', '0 44 20', ''])(
  '"%s" names no country',
  (typed) => {
    expect(splitInternational(typed, 'US')).toBeUndefined()
  },
)

test('of countries that share a dial code the chosen one stays', () => {
  expect(splitInternational('+1 613 555 0142', 'CA')).toEqual({ country: 'CA', number: '613 555 0142' })
  expect(splitPhone('+1 613 555 0142', 'CA')).toEqual({ country: 'CA', number: '613 555 0142' })
  expect(splitPhone('+49 30 901820', 'CA')).toEqual({ country: 'DE', number: '30 901820' })
})

test('a number of another country is not read as one of North America', () => {
  expect(splitInternational('0114 496 0000', 'GB')).toBeUndefined()
  expect(splitInternational('1216 555 0187', 'GB')).toBeUndefined()
})

test.each(['N/A', 'ask my office', '+999 12 34'])('"%s" gets no dial code', (typed) => {
  expect(joinPhone({ country: 'US', number: typed })).toBe(typed)
})

test('a number in other digits travels in those that every telephone has', () => {
  expect(joinPhone({ country: 'AE', number: '٥٠ ١٢٣ ٤٥٦٧' })).toBe('+971 50 123 4567')
})
