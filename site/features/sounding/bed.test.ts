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
  const pieces = (count: number) =>
    bedPath(
      Array.from({ length: count }, (_, index) => index + 1),
      placesOf(count, WIDE),
    ).replace(/[^A-Z]/g, '')

  expect(pieces(1)).toBe(pieces(7))
})

test('the water of each answer begins where that of the answer before it ends', () => {
  expect(layersOf([2.5, 3, 3.5])).toEqual([
    { y: 0, height: 250 },
    { y: 250, height: 50 },
    { y: 300, height: 50 },
  ])
})
