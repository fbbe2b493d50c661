import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '../../../../tests/support/content.ts'
import { monotoneAt } from '../../../chart/path.ts'
import { spansOf } from '../../../schemas/time-frame.ts'
import { bedOnItsSide, depthOf, linesOf, turned, WEEKS } from './soundings.ts'

type Listed = { name: string; category: string; card: { timeline: string } }

const services = readdirSync('content/services').map((file): Listed => contentOf(`services/${file}`))
const groups = ['core', 'specialized', 'additional'].map((category) =>
  services.filter((service) => service.category === category),
)

test('a time frame of one range or two is read in weeks, the second in the unit of the first', () => {
  expect(spansOf('6-16 weeks from survey to launch')).toEqual([{ from: 6, to: 16, label: '6-16 wk' }])
  expect(spansOf('2-3 months simple, 6-12+ complex')).toEqual([
    { from: 9, to: 13, label: '2-3 mo', of: 'simple' },
    { from: 26, to: 52, label: '6-12+ mo', of: 'complex' },
  ])
  expect(spansOf('soon')).toBeNull()
  expect(spansOf('2-3 of something')).toBeNull()
  expect(spansOf('1-2 weeks, 3-4 weeks, 5-6 weeks')).toBeNull()
})

test('every line ends where its longest time frame does, and the bed lies just below', () => {
  const { lines, bed } = linesOf(groups)

  expect(lines.flat()).toHaveLength(services.length)
  for (const { service, at, end, spans } of lines.flat()) {
    const longest = Math.max(...(spansOf(service.card.timeline) ?? []).map(({ to }) => to))
    expect(end).toBeCloseTo(depthOf(longest))
    expect(spans.at(-1)?.bottom).toBe(end)
    expect(monotoneAt(bed, at + 0.004) - end).toBeCloseTo(0.24)
  }
})

test('the bed runs through no figure of the scale', () => {
  const { bed } = linesOf(groups)
  for (const weeks of WEEKS)
    for (const at of [-0.04, -0.03, -0.02])
      expect(Math.abs(depthOf(weeks) - monotoneAt(bed, at)), `${weeks} weeks`).toBeGreaterThan(0.14)
})

test('lines keep their order and their distance, and a tenth service finds a place', () => {
  const [first = []] = groups
  for (const some of [groups, [[...first, ...first.slice(0, 1)], ...groups.slice(1)]]) {
    const { lines, pitch } = linesOf(some)
    const places = lines.flat().map(({ at }) => at)
    for (const [index, at] of places.entries())
      expect(at - (places[index - 1] ?? -1)).toBeGreaterThanOrEqual(pitch - 1e-9)
    expect((places.at(-1) ?? 0) + pitch).toBeCloseTo(1)
  }
})

test('on its side the bed passes each line at its own row', () => {
  const { lines } = linesOf(groups)
  const { knots, height } = bedOnItsSide(lines)

  expect(knots).toHaveLength(services.length + 2)
  expect(height).toBe(3 * 40 + services.length * 50)
  expect(turned('M1 2C3-4 5 6-7.5 .8')).toBe('M 2 1C -4 3 6 5 .8 -7.5')
})
