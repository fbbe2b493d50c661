import { expect, test } from 'vitest'
import { withFigures } from './with-figures.ts'

test('figures stand in their places', () => {
  expect(withFigures('[over] s over the [budget] s line', { over: 0.1, budget: 2 })).toBe('0.1 s over the 2 s line')
})

test('a sentence that names an unknown figure, or leaves one out, is refused', () => {
  expect(() => withFigures('[oven] s over', { over: 0.1 })).toThrow('[oven]')
  expect(() => withFigures('over', { over: 0.1 })).toThrow('[over]')
})
