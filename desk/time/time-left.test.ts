import { expect, test } from 'vitest'
import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '../../contract/time/units.ts'
import { depthOf, STRIP_SCALE, soundingOf } from './time-left.ts'

test('the depth of a time left is 0 at the due time and after it, and 1 from the bottom of the scale on', () => {
  expect([-HOUR, 0, STRIP_SCALE, 2 * STRIP_SCALE].map((left) => depthOf(left, STRIP_SCALE))).toEqual([0, 0, 1, 1])
})

test('the depth of a time left puts 42 minutes at 86 of 570 pixels', () => {
  expect(Math.round(570 * depthOf(42 * MINUTE, STRIP_SCALE))).toBe(86)
})

test.each([
  [42 * MINUTE, '0', '', '42', '42 minutes left'],
  [-68 * MINUTE, '1', '', '08', '1 hour 8 minutes over'],
  [27 * HOUR + 42 * MINUTE, '27', '', '42', '27 hours 42 minutes left'],
  [51 * HOUR + 10 * MINUTE, '2', 'd', '03', '2 days 3 hours left'],
  [HOUR, '1', '', '00', '1 hour left'],
  [30_000, '0', '', '00', '0 minutes left'],
])('a time left as a figure and in words, %i ms', (left, big, unit, small, words) => {
  expect(soundingOf(left)).toEqual({ big, unit, small, overdue: left < 0, words })
})
