import { expect, test } from 'vitest'
import { linear, logarithmic, percent, tenth } from './scale.ts'

test('a linear scale maps its ends, and what lies between and beyond', () => {
  const scale = linear([6, 14], [0, 1296])

  expect([6, 10, 14, 15].map(scale)).toEqual([0, 648, 1296, 1458])
})

test('a logarithmic scale gives equal room to equal ratios', () => {
  const scale = logarithmic([1, 100], [0, 10])

  expect([1, 10, 100].map((value) => tenth(scale(value)))).toEqual([0, 5, 10])
})

test('a share is printed with two decimals', () => {
  expect([0, 0.5877314, 1].map(percent)).toEqual(['0%', '58.77%', '100%'])
})
