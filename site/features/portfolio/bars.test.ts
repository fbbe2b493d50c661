import { expect, test } from 'vitest'
import { barsOf, ticksOf } from './bars.ts'

const text = 'of the work'
const sizes = { before: [37, 52, 29].map((size) => ({ size, text })), after: { size: 77, text } }
const sounding = { heading: '', note: '', unit: 'min', step: 15, ...sizes, saved: { figure: '−41', text } }

test('both bars have one scale: the parts of before fill it, after is shorter by what was saved', () => {
  const { before, after } = barsOf(sounding)

  expect(before.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(before[0]).toBeCloseTo(37 / 118)
  expect(1 - after).toBeCloseTo(41 / 118)
})

test('a tick stands at each step, and none where the scale ends', () => {
  expect(ticksOf(sounding).map(({ figure }) => figure)).toEqual([0, 15, 30, 45, 60, 75, 90, 105])
  expect(ticksOf({ ...sounding, step: 59 }).map(({ figure }) => figure)).toEqual([0, 59])
})
