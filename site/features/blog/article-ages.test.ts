import { expect, test } from 'vitest'
import { depthsOf } from './article-ages.ts'

const TODAY = Date.parse('2026-11-22')

test('an article lies as deep as it is old, and the water darkens with its age', () => {
  const { first, all } = depthsOf(['2026-09-08', '2026-05-27', '2025-01-14'], TODAY)

  const [toFirst, toSecond, toThird, toEnd] = [first, ...all].map(({ until }) => until)
  expect(toFirst).toBeCloseTo(2.46, 2)
  expect(toSecond).toBeCloseTo(3.42, 2)
  expect(toThird).toBeCloseTo(16.36, 2)
  expect(toEnd).toBeCloseTo(2.6, 2)
  expect(all.map(({ tint }) => tint)).toEqual([0, 1, 4])
})

test('each month has a tick, and each quarter its name', () => {
  const { first, all } = depthsOf(['2026-09-08', '2026-05-27'], TODAY)

  expect(first.ticks.map(({ name }) => name)).toEqual([undefined, 'Oct 2026'])
  expect(all[0]?.ticks.map(({ name }) => name)).toEqual([undefined, undefined, 'Jul 2026', undefined])
  expect(all[0]?.ticks[0]?.below).toBeCloseTo(0.23, 2)
})

test('an article of tomorrow lies at the surface', () => {
  expect(depthsOf(['2026-11-23'], TODAY).first.until).toBe(0)
})
