import { expect, test } from 'vitest'
import { markupOf } from '../../../../tests/support/markup.ts'
import { chart } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { bedPath } from './bed-path.ts'
import { FaultDepths } from './FaultDepths.tsx'
import { costsOf, SCALE, totalOf } from './fault-depths.ts'
import { QaOfferings } from './QaOfferings.tsx'
import { riskDepths } from './risk-depths.ts'
import { across, contour, DOWN, down, LEVELS, PLOT, steps, THIN } from './risk-drawing.ts'
import { Verdict } from './Verdict.tsx'
import { caughtAt, pinnacle } from './wire-drawing.ts'

const props = servicePropsOf('qa-testing')
const depths = chartOf(props, 'fault-depths')
const map = chartOf(props, 'risk-map')
const drag = chartOf(props, 'wire-drag')
const risks = riskDepths(map)

test('the last lead is as long as its seven costs', () => {
  const costs = costsOf(depths)
  const markup = markupOf(FaultDepths, { depths })

  expect(totalOf(depths)).toBe(60)
  expect(costs.map(({ from }) => from)).toEqual([0, 3, 10, 14, 20, 42, 56])
  expect(markup.match(/60 h/g)).toHaveLength(2)
})

test('no words of a cost stand where the tint changes', () => {
  for (const { middle } of costsOf(depths)) {
    const apart = Math.abs(middle - Math.round(middle / SCALE) * SCALE)
    expect(apart).toBeGreaterThanOrEqual(1.699)
  }
})

test('the risks of the offerings and those left alone add up to what is printed', () => {
  const { groups, swept, open, left, all } = risks

  expect(groups.map(({ hours }) => hours)).toEqual([21.4, 11, 13.8, 3.6, 1.4, 6.5])
  const told = [swept, open, left, all].map(({ count, hours }) => `${count}: ${hours} h`)
  expect(told).toEqual(['18: 51.4 h', '2: 6.3 h', '4: 1.6 h', '24: 59.3 h'])
  expect(swept.hours + open.hours + left.hours).toBeCloseTo(all.hours)
})

test('each row names its risks, and the last one the sum of all', () => {
  const markup = markupOf(QaOfferings, props)

  for (const { name } of risks.all.risks) expect(markup.split(name)).toHaveLength(3)
  expect(markup.match(/[\d.]+ h<\/p>/g)?.map((text) => text.slice(0, -6))).toEqual(
    '21.4,11.0,13.8,3.6,1.4,6.5,59.3'.split(','),
  )
  expect(markup).toContain('24 risks, of which 4 are left alone (1.6 h)')
})

test('a line of equal risk runs through the places where odds and hours give it', () => {
  for (const depth of [...LEVELS, ...THIN]) {
    const numbers = [...contour(depth).matchAll(/(?:[MC ]|(?=-))(-?[\d.]+)/g)].map(([, figure]) => Number(figure))
    const [x = 0, y = 0] = numbers
    // The line begins outside of the frame.
    const odds = Math.max(1, (100 * depth) / 68) / 1.25
    expect(x).toBeCloseTo(across(odds) * PLOT.width, 0)
    expect(y).toBeCloseTo(down((100 * depth) / odds) * PLOT.height, 0)
  }
  expect(contour(2, { closed: true })).toMatch(/V[\d.]+z$/)
})

test('every risk lies within the frame, on its side of the limit', () => {
  for (const { odds, hours, depth, state } of risks.all.risks) {
    expect(across(odds)).toBeGreaterThan(0.02)
    expect(across(odds)).toBeLessThan(0.98)
    expect(down(hours)).toBeGreaterThan(0)
    expect(down(hours)).toBeLessThan(0.98)
    expect(depth >= map.limit.hours).toBe(state !== 'left')
  }
  expect(steps([0, 0.5])).toBe('#071521 0% 50%,#fdfbf5 50% 100%')
  expect(DOWN.map(down).every((share, index, all) => index === 0 || share > (all[index - 1] ?? 0))).toBe(true)
})

test('a risk on the wrong side of the limit is refused', () => {
  const lost = { ...map, left: [{ name: 'Payroll lost', odds: 10, hours: 60, open: false }] }

  expect(chart.safeParse(lost).error?.issues[0]?.message).toContain('left alone lies above the limit')
})

test('the first wire touches eleven of the twenty planted faults, and the second all', () => {
  expect([drag.before, drag.after].map(({ height }) => caughtAt(drag.faults, height))).toEqual([11, 20])
  expect(pinnacle(5, 90)).toMatch(/^M1\.6 100C.* 5 10C.* 8\.4 100z$/)
})

test('the verdict counts the open risks of the map', () => {
  const markup = markupOf(Verdict, { verdict: drag.verdict, open: risks.open.risks })

  expect(markup).toContain('Ship with these two risks')
  for (const { name } of risks.open.risks) expect(markup).toContain(name)
})

test('a bed of sand is the same at each build and stays within its heights', () => {
  expect(bedPath({ seed: 8, height: 60, from: 6, to: 18 })).toBe(bedPath({ seed: 8, height: 60, from: 6, to: 18 }))
  expect(bedPath({ seed: 8, height: 60, from: 6, to: 18 })).toMatch(/^M0 [\d.]+C.*1440 [\d.]+V60H0z$/)
})
