import { expect, test } from 'vitest'
import { workAxis } from './work-months.ts'

const axis = workAxis([
  { duration: '9 months', completionDate: '2025-11' },
  { duration: '10 weeks', completionDate: '2025-05' },
  { duration: '5 months', completionDate: '2026-02' },
])

test('the axis runs from the first January to the last completion', () => {
  expect(axis.months.map(({ initial }) => initial).join('')).toBe('JFMAMJJASONDJF')
  expect(axis.years.map(({ year, left }) => `${year} at ${left}`)).toEqual(['2025 at 0%', '2026 at 85.71%'])
})

test('a sheet is as wide as the work took and ends with the month of its completion', () => {
  expect(axis.places[0]).toEqual({ left: '14.29%', width: '64.29%', end: '78.57%', narrow: false })
  expect(axis.places.map(({ end }) => Math.round((Number.parseFloat(end) / 100) * 14))).toEqual([11, 5, 14])
  expect(axis.places.map(({ narrow }) => narrow)).toEqual([false, true, false])
})
