import { expect, test } from 'vitest'
import { chart, LETTER } from './survey-scale.ts'

test('a page stands as far from the asked place as there are letters to change', () => {
  const places = chart(Object.entries({ a: 7, b: 8, c: 11 }).map(([page, letters]) => ({ page, letters })))

  for (const { letters, x, y } of places) expect(Math.hypot(x, y) / LETTER).toBeCloseTo(letters, 0)
  expect(places.map(({ page }) => page)).toEqual(['a', 'b', 'c'])
})

test('what lies beyond the chart is left out', () => {
  expect(chart([{ page: 'a', letters: 60 }])).toEqual([])
})

test('no name stands on another, however near the pages are', () => {
  const places = chart(Array.from({ length: 10 }, (_, index) => ({ page: index, letters: 1 + (index % 3) })))

  for (const [index, one] of places.entries())
    for (const other of places.slice(0, index))
      expect(Math.abs(one.x - other.x) > 160 || Math.abs(one.y - other.y) > 36).toBe(true)
})
