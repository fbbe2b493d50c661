import { expect, test } from 'vitest'
import { heightAt, monotonePath } from './monotone.ts'

const BED = [
  [0, 60],
  [100, 20],
  [220, 90],
  [300, 90],
  [400, 10],
] as const

test('the curve passes every point', () => {
  for (const [x, y] of BED) {
    expect(heightAt(BED, x)).toBeCloseTo(y)
    expect(monotonePath(BED)).toContain(`${x} ${y}`)
  }
})

test('between two points it stays between their heights', () => {
  for (let x = 0; x <= 400; x++) {
    const next = Math.max(
      1,
      BED.findIndex(([pointX]) => pointX >= x),
    )
    const [from = 0, to = 0] = [BED[next - 1]?.[1], BED[next]?.[1]]
    expect(heightAt(BED, x)).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9)
    expect(heightAt(BED, x)).toBeLessThanOrEqual(Math.max(from, to) + 1e-9)
  }
})

test('beyond its ends it keeps their heights, and without points there is no path', () => {
  expect(heightAt(BED, -50)).toBe(60)
  expect(heightAt(BED, 900)).toBe(10)
  expect(monotonePath([])).toBe('')
})
