import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { contours, depthAreas } from './contours.ts'

const screen = { seed: 11, width: 1440, height: 880, levels: 24 }

describe('contours', () => {
  test('a full screen of lines weighs at most 6 kB compressed', () => {
    const paths = contours(screen).map((line) => `<path d="${line.d}"/>`)

    expect(brotliCompressSync(paths.join('')).length).toBeLessThan(6 * 1024)
  })

  test('the same seed draws the same chart, another seed another one', () => {
    expect(contours(screen)).toEqual(contours(screen))
    expect(contours(screen)).not.toEqual(contours({ ...screen, seed: 12 }))
  })

  test('every fifth line is an index line', () => {
    const heavy = contours(screen).filter((line) => line.index)

    expect(heavy.map((line) => line.level)).toEqual([5, 10, 15, 20])
  })

  test('no line starts under the mask', () => {
    const masked = contours({ ...screen, mask: (x) => x > 700 })
    const starts = masked.flatMap((line) => [...line.d.matchAll(/M(-?[\d.]+)/g)].map((match) => Number(match[1])))

    expect(starts.length).toBeGreaterThan(10)
    expect(Math.min(...starts)).toBeGreaterThan(690)
  })

  test('path data is valid: whole pixels only', () => {
    for (const { d } of contours(screen)) expect(d).toMatch(/^(M[-\d ]+q[-\d ]+(t[-\d ]+)?z?)+$/)
  })
})

test('tinted areas are closed', () => {
  const areas = depthAreas({ ...screen, thresholds: [0.4, 0.7] })

  expect(areas).toHaveLength(2)
  for (const d of areas) expect(d.match(/M/g)?.length).toBe(d.match(/z/g)?.length)
})
