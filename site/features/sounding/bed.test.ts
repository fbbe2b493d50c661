import { expect, test } from 'vitest'
import { bedPath, depthOf, layersOf, NARROW, placesOf, WIDE } from './bed.ts'

test('each doubling of 1 + weeks lies one unit deeper, as in the services list', () => {
  expect([0, 1, 3, 7, 15].map(depthOf)).toEqual([0, 1, 2, 3, 4])
})

test('stations keep their distance, and come nearer only where there are too many', () => {
  expect(placesOf(4, WIDE)).toEqual([0.276, 0.474, 0.672, 0.87])
  for (const shore of [WIDE, NARROW]) {
    expect(placesOf(1, shore)).toEqual([shore.first])
    expect(placesOf(7, shore).at(-1)).toBeLessThanOrEqual(shore.last)
  }
})

test('a bed has as many pieces for one answer as for seven, so that one can move into the other', () => {
  const pieces = (...weeks: number[]) => bedPath(weeks, placesOf(weeks.length, WIDE)).replace(/[^A-Z]/g, '')

  expect(pieces(1)).toBe(pieces(1, 2, 3, 4, 5, 6, 7))
})

test('the water of each answer begins where that of the answer before it ends', () => {
  const layers = layersOf([2.5, 3, 3.5]).map(({ y, height }) => `${y}: ${height}`)
  expect(layers).toEqual(['0: 250', '250: 50', '300: 50'])
})
