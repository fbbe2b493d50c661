import { expect, test } from 'vitest'
import { joinPhone, splitPhone } from './phone-number.ts'

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
