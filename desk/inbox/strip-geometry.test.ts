import { expect, test } from 'vitest'
import { besideTicks, dotsOf, emptyWords, isobath, LETTER, stripY, ticksOf, waterOf } from './strip-geometry.ts'

const MINUTE = 60_000
const SIZE = { width: 528, height: 764, strip: 78 }
const WATER = { surface: 126, length: 570 }

test('the surface lies at the lower edge of the overdue group, and stays in view', () => {
  expect(waterOf(SIZE, 126)).toEqual(WATER)
  expect(waterOf(SIZE, 2000).surface).toBeCloseTo(344, 0)
  expect(waterOf(SIZE, -400).surface).toBe(24)
})

test('with nothing overdue the surface is the list’s upper edge: it crosses no heading, and no row that is scrolled there', () => {
  expect(waterOf(SIZE, undefined).surface).toBeLessThanOrEqual(1)
  expect(waterOf(SIZE, undefined, { isEmpty: true }).surface).toBe(14)
})

test.each([78, 52])('the words of a tick end before the first dot of a strip of %i px', (strip) => {
  const size = { ...SIZE, strip }
  const [first] = dotsOf([{ reference: 'A', left: 15 * MINUTE, row: undefined }], WATER, size)
  const end = Math.max(...ticksOf(size, WATER).map(({ x, text }) => x + text.length * LETTER))

  expect(end).toBeLessThan((first?.x ?? 0) - 4)
})

test('what is overdue is mirrored above the surface, by the same scale', () => {
  const below = stripY(14 * MINUTE, WATER) - WATER.surface
  const above = WATER.surface - stripY(-14 * MINUTE, WATER)

  expect(above).toBeCloseTo(below)
  expect(above).toBeCloseTo(37.5, 0)
  expect(stripY(-90 * 24 * 60 * MINUTE, WATER)).toBe(10)
})

test('equal times lie beside each other, and only rows in view have a leader', () => {
  const dot = { reference: 'A', left: 222 * MINUTE, row: 300 }
  const later = { reference: 'C', left: 235 * MINUTE, row: 400 }
  const dots = dotsOf([dot, { ...dot, reference: 'B', row: undefined }, later], WATER, SIZE)

  expect(dots.map(({ x }) => x)).toEqual([46, 55, 64])
  expect(dots.map(({ leader }) => leader?.slice(-6))).toEqual(['78 300', undefined, '78 400'])
})

test('an isobath begins exactly on the strip’s mark, passes the list’s edge there and ends at its right side', () => {
  const path = isobath(240, 210, 1, SIZE)

  expect(path.startsWith('M0 240H')).toBe(true)
  expect(path).toContain(' 78 210C')
  expect(/528 [\d.]+$/.test(path)).toBe(true)
  const heights = [...path.matchAll(/ ([\d.]+)(?=C|$)/g)].map(([, y]) => Number(y))
  expect(heights.every((y) => Math.abs(y - 210) <= 3)).toBe(true)
})

test('no edge crosses the words of an empty list, whatever the hour and the height of the window', () => {
  for (let height = 240; height <= 900; height += 30)
    for (let untilMidnight = 5; untilMidnight < 24 * 60; untilMidnight += 25) {
      const water = waterOf({ ...SIZE, height }, undefined)
      const [hour, today] = [stripY(60 * MINUTE, water), stripY(untilMidnight * MINUTE, water)]
      const { top, gap } = emptyWords(water.surface, hour, today)
      const text = top + 46 + gap

      for (const edge of [water.surface, hour, today]) {
        expect(edge < top || edge > top + 46, `${edge} and the heading at ${top}`).toBe(true)
        expect(edge < text || edge > text + 90, `${edge} and the text at ${text}`).toBe(true)
      }
    }
})

test('edges leave out the words of the ticks: the one of an hour, which an empty list shows at its tick, too', () => {
  for (const strip of [52, 78]) {
    const size = { width: 540, height: 700, strip }
    const water = waterOf(size, undefined)
    const hour = stripY(60 * 60_000, water)

    const holes = [...besideTicks(size, water).matchAll(/M(\d+) ([\d.]+)h(\d+)v(\d+)/g)].map(([, ...at]) =>
      at.map(Number),
    )

    expect(holes.length).toBeGreaterThan(7)
    const around = holes.filter(([, top = 0, , height = 0]) => top < hour - 6 && top + height > hour + 6)
    expect(around).toHaveLength(1)
    // Neighbors do not overlap: the even-odd rule would fill where they do.
    const tops = holes.map(([, top = 0]) => top)
    expect(tops.every((top, index) => index === 0 || top - (tops[index - 1] ?? 0) >= 16)).toBe(true)
  }
})
