// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { DeskFigures } from '../../contract/desk/replies.ts'
import { CALENDAR } from '../../contract/promise.ts'
import { openPage } from '../drawn-page.fixture.tsx'
import { LeftPlot } from './LeftPlot.tsx'
import { depthOfShare, heightOfLate, radiusOf, xOf, xOfDuration } from './plot-geometry.ts'

const HOUR = 60 * 60_000

test('an answer at once hangs at the bottom, one at the due time at the line', () => {
  expect([1, 0.25, 0, -0.4].map((left) => depthOfShare(left, 240))).toEqual([240, 60, 0, 0])
})

test('a later answer stands higher, and none leaves the drawing', () => {
  const heights = [0, 35 * 60_000, 2 * HOUR, 400 * HOUR, 1e6 * HOUR].map(heightOfLate)

  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  expect(heights.at(-1)).toBeLessThanOrEqual(40)
})

test('times to answer stand from 5 minutes to 8 days', () => {
  expect(xOf(5, 0, 10, 100)).toBe(50)
  expect([60_000, 5 * 60_000, 8 * 24 * HOUR, 900 * HOUR].map((ms) => xOfDuration(ms, 300))).toEqual([0, 0, 300, 300])
  expect(xOfDuration(HOUR, 300)).toBeGreaterThan(60)
})

test('four times as many is twice as wide, and one is still seen', () => {
  expect(radiusOf(16, 16, 8) / radiusOf(4, 16, 8)).toBe(2)
  expect(radiusOf(1, 10_000, 8)).toBe(2)
  expect(radiusOf(0, 16, 8)).toBe(0)
})

test('where more answers came than are drawn, it says so', async () => {
  const { page, draw } = openPage(CALENDAR)
  const at = '2026-03-02T15:00:00Z'
  const answers = Array.from({ length: 300 }, (_, index) => ({ reference: `Q-${index}`, answeredAt: at, lateMs: 0 }))
  // Only what it reads.
  const chosen = { answered: 5_000, onlyMarked: 188 }
  const figures = { answers, days: 30, forms: [], chosen } as unknown as DeskFigures

  await draw(createElement(LeftPlot, { figures, now: Date.parse(at) }))

  expect(page.textContent).toContain('The last 300 of 4,812 are drawn.')
  expect(page.textContent).toContain('The last 200 of 4,812.')
})
