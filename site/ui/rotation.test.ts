import { describe, expect, test } from 'vitest'
import { homeOf, nextOf, slideAt } from './rotation.ts'

test('a rotation goes from the last back to the first', () => {
  const order = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => nextOf(at, 8))

  expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
})

describe('a carousel’s strip', () => {
  test('tells which slide it stands at, however it was scrolled there', () => {
    expect(slideAt(0, 330, 8)).toBe(0)
    expect(slideAt(329.4, 330, 8)).toBe(1)
    expect(slideAt(660.5, 330, 8)).toBe(2)
  })

  test('stays on its slides when the browser overscrolls', () => {
    expect(slideAt(-40, 330, 8)).toBe(0)
    expect(slideAt(9999, 330, 8)).toBe(8)
  })

  test('has a first slide before it is laid out', () => {
    expect(slideAt(0, 0, 8)).toBe(0)
  })

  test('goes home from each clone to the slide that it copies, and from no other', () => {
    expect([3, 4, 5, 6, 8].map((place) => homeOf(place, 5))).toEqual([null, null, 0, 1, 3])
  })
})
