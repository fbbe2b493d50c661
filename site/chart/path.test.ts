import { describe, expect, test } from 'vitest'
import { monotone, monotoneAt, polyline } from './path.ts'
import { pointsOf } from './points.ts'
import { numbers } from './scale.ts'

test('places that a hand chose are pairs of numbers, and any other stops the build by name', () => {
  expect(pointsOf('12 40, -8.5 0')).toEqual([
    [12, 40],
    [-8.5, 0],
  ])
  for (const wrong of ['12 40 7', '12', '12 4O']) expect(() => pointsOf(`1 2, ${wrong}`)).toThrow(`"${wrong}" in "1 2,`)
})

test('numbers are rounded to a tenth and take no sign more than they need', () => {
  expect(numbers(0.25, -0.5, 12, 3.04)).toBe('.3-.5 12 3')
})

test('a polyline draws level and upright steps with one number each', () => {
  expect(polyline(pointsOf('0 0, 10 0, 10 5, 12 8'))).toBe('M0 0H10V5L12 8')
  expect(polyline(pointsOf('0 0, 10 0, 10 5'), { closed: true })).toBe('M0 0H10V5z')
  expect(polyline([])).toBe('')
})

describe('a monotone curve', () => {
  const points = pointsOf('0 0, 10 40, 20 10, 30 10')

  test('passes each point', () => {
    const ends = monotone(points).matchAll(/[ -](-?[\d.]+)[ ]?(-?[\d.]+)(?=C|$)/g)

    expect([...ends].map(([, x, y]) => `${x} ${y}`)).toEqual(['10 40', '20 10', '30 10'])
  })

  test('stays between two neighbors', () => {
    const curves = [...monotone(points).matchAll(/C([^C]+)/g)]
    const heights = curves.map(([, numbers = '']) => numbers.trim().split(/[ ]/).map(Number))

    for (const [index, [, firstHandle = Number.NaN, , secondHandle = Number.NaN]] of heights.entries()) {
      const low = Math.min(points[index]?.[1] ?? 0, points[index + 1]?.[1] ?? 0)
      const high = Math.max(points[index]?.[1] ?? 0, points[index + 1]?.[1] ?? 0)
      for (const height of [firstHandle, secondHandle]) {
        expect(height).toBeGreaterThanOrEqual(low)
        expect(height).toBeLessThanOrEqual(high)
      }
    }
  })

  test('is read at any place: at its points, between two and beyond its ends', () => {
    expect([0, 10, 20, 30].map((x) => monotoneAt(points, x))).toEqual([0, 40, 10, 10])
    expect(monotoneAt(points, 5)).toBeCloseTo(20, 5)
    expect(monotoneAt(points, 25)).toBeCloseTo(10, 5)
    expect([-5, 99].map((x) => monotoneAt(points, x))).toEqual([0, 10])
    expect(monotone([])).toBe('')
  })
})
