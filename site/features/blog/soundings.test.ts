import { expect, test } from 'vitest'
import { chartOf } from './soundings.ts'

const on = (date: string, views = 100) => ({ slug: date, date, views, category: 'Security' })

test('each article hangs on its day, as deep as it was read', () => {
  const { lines, years } = chartOf([on('2026-01-01', 400), on('2025-07-02', 200), on('2025-01-01', 100)])

  expect(lines.map(({ x, depth }) => [x, depth])).toEqual([
    [0, 25],
    [49.9, 50],
    [100, 100],
  ])
  expect(years.map(({ year, x }) => [year, x])).toEqual([[2026, 100]])
})

test('where articles or years crowd, only those with room have words', () => {
  const { lines, years } = chartOf([on('2026-01-01'), on('2025-12-20'), on('2000-01-03'), on('2000-01-01')])

  expect(lines.map(({ isNamed }) => isNamed)).toEqual([false, true, false, true])
  expect(years.length).toBeLessThanOrEqual(12)
  expect(years.at(-1)?.year).toBe(2026)
})
