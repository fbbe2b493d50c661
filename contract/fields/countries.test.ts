import { expect, test } from 'vitest'
import { COUNTRIES, DEFAULT_COUNTRY, matchesCountry } from './countries.ts'

test('the list runs from the United States to Kosovo, each country once', () => {
  expect(COUNTRIES[0]).toEqual({ code: 'US', name: 'United States', dialCode: '+1' })
  expect(COUNTRIES.at(-1)).toEqual({ code: 'XK', name: 'Kosovo', dialCode: '+383' })
  expect(COUNTRIES.length).toBeGreaterThanOrEqual(130)
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.filter(({ dialCode }) => !/^\+[1-9]\d{0,3}$/.test(dialCode))).toEqual([])
  expect(DEFAULT_COUNTRY).toBe('US')
})

test.each([
  ['koso', ['XK']],
  ['KOSO', ['XK']],
  [' kosovo ', ['XK']],
  ['+383', ['XK']],
  ['383', ['XK']],
  ['00383', ['XK']],
  ['011383', ['XK']],
  ['٣٨٣', ['XK']],
  ['united', ['US', 'GB', 'AE']],
  ['cote', ['CI']],
  ['Côte d’Ivoire', ['CI']],
  ["cote d'ivoire", ['CI']],
  ['USA', ['US']],
  ['UK', ['GB', 'UA']],
  ['Turkey', ['TR']],
  ['turkiye', ['TR']],
  ['emirates', ['AE']],
  ['nowhere at all', []],
])('a search for "%s" finds by name, whatever the case, or by dial code', (search, codes) => {
  expect(COUNTRIES.filter((country) => matchesCountry(country, search)).map(({ code }) => code)).toEqual(codes)
})
