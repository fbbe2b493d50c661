import { expect, test } from 'vitest'
import { dialable, plainNumber } from './telephone.ts'

test.each([
  ['+44 20 7946 0000', '+442079460000'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['+1 \u202A+44 7700 900123\u202C', '+447700900123'],
  ['+1 ++44 7700 900123', '+447700900123'],
  ['+1 (216) 555-0187 x12', '+12165550187'],
  ['+1 216 555 0187, ext. 12', '+12165550187'],
  ['216 555 0187', '2165550187'],
  ['(020) 7946 0000', '02079460000'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
])('"%s" is dialed as %s', (phone, dialed) => {
  expect(dialable(phone)).toBe(dialed)
})

test.each(['N/A', '', '+1', 'x12'])('"%s" cannot be dialed', (phone) => {
  expect(dialable(phone)).toBeUndefined()
})

test('every script has its own ten digits', () => {
  expect(plainNumber('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ০৯ ๐๙ ᠐᠙ ０９')).toBe('0123456789 09 09 09 09 09 09')
})
