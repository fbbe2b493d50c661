import { describe, expect, test } from 'vitest'
import { homeOf, nextOf, slideAt } from './rotation.ts'

test('a rotation goes from the last back to the first', () => {
  const order = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => nextOf(at, 8))

  expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
})

describe('a carousel’s strip', () => {
  test('tells which slide it stands at, however it was scrolled there, overscrolled, or not laid out yet', () => {
    expect([0, 329.4, 660.5, -40, 9999].map((left) => slideAt(left, 330, 8))).toEqual([0, 1, 2, 0, 8])
    expect(slideAt(0, 0, 8)).toBe(0)
  })

  test('goes home from each clone to the slide that it copies, and from no other', () => {
    expect([3, 4, 5, 6, 8].map((place) => homeOf(place, 5))).toEqual([null, null, 0, 1, 3])
  })
})
