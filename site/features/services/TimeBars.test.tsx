import { expect, test } from 'vitest'
import { spansOf } from '../../schemas/time-frame.ts'
import { axisOf } from './TimeBars.tsx'

const axis = (timeline: string) => {
  const { unit, end } = axisOf(spansOf(timeline) ?? [])
  return `${end} ${unit}`
}

test('the first answer draws its ranges on an axis that ends with the longest of them', () => {
  expect(axis('2-4 weeks setup, 3-6 months full')).toBe('6 months')
  expect(axis('2-3 months simple, 6-12+ complex')).toBe('12 months')
  expect(axis('1-2 weeks simple, 4-8 weeks complex')).toBe('8 weeks')
  expect(axis('6-16 weeks from survey to launch')).toBe('16 weeks')
})
