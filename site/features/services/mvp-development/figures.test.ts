import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bare, markupOf } from '../../../../tests/support/markup.ts'
import { scope as scopeSchema } from '../../../schemas/charts/mvp-development.ts'
import { chartOf } from '../chart-of.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { droppedOf, layersOf, overboardCount } from './aboard.ts'
import { NARROW, narrowBed, WIDE, wideBed } from './bed-drawing.ts'
import { Funnel } from './Funnel.tsx'
import { boundaries, dotPaths, NARROW_DOTS, WIDE_DOTS } from './funnel-dots.ts'
import { Manifest } from './Manifest.tsx'
import { ScopeChart } from './ScopeChart.tsx'
import { Strangers } from './Strangers.tsx'
import { staffZones } from './staff-zones.ts'

const props = servicePropsOf('mvp-development')
const { service: mvp } = props
const scope = chartOf(props, 'scope')
const funnel = chartOf(props, 'funnel')
const manifest = chartOf(props, 'manifest')
const staff = chartOf(props, 'staff')

test('all that is aboard is kept, done by hand or overboard, and each group lies under the one before', () => {
  const layers = layersOf(scope)
  expect(layers).toHaveLength(scope.kept.length + 1 + overboardCount(scope))
  const dropped = droppedOf(scope).map(({ week, count, above }) => `week ${week}: ${count} under ${above}`)
  expect(dropped).toEqual(['week 3: 4 under 5', 'week 2: 7 under 9', 'week 1: 6 under 16'])
  const markup = markupOf(ScopeChart, { scope })

  for (const said of ['22 aboard', '17 overboard', '4 overboard', '7 overboard', '6 overboard'])
    expect(markup).toContain(said)
})

test('a bed that rises into what is aboard is refused', () => {
  const bed = scope.bed.map((depth, week) => (week === 2 ? 8 : depth))

  expect(scopeSchema.safeParse(scope).success).toBe(true)
  expect(scopeSchema.safeParse({ ...scope, bed }).error?.issues[0]?.message).toContain('More is aboard')
})

test('the headline, the frozen scope and the limit are the weeks of the chart', () => {
  const weekOf = (name: string) => scope.events.find(({ label }) => label === name)?.week

  expect(mvp.hero.heading).toContain('week ten')
  expect(scope.events.find(({ lit }) => lit)).toMatchObject({ label: 'First payment', week: 10 })
  expect(mvp.reasons.items.map(({ figure }) => Number(figure)).slice(1)).toEqual([weekOf('Frozen'), weekOf('The end')])
})

test('the wide bed goes through every week, and the narrow one turns where it is as deep as far from the edge', () => {
  const { corner, down, length } = narrowBed(scope.bed)

  expect(corner).toBe(Math.round((scope.bed[NARROW.turn] ?? 0) * NARROW.feature))
  expect(length).toBe(corner + 9 * NARROW.week)
  expect(down).toMatch(new RegExp(`^M0 ${corner}C`))
  expect(wideBed(scope.bed)).toContain(`V-${WIDE.wall}H${18 * WIDE.week}`)
})

test('the chart weighs at most 12 kB compressed', () => {
  const markup = markupOf(ScopeChart, { scope })

  expect(brotliCompressSync(markup).length).toBeLessThan(12 * 1024)
})

const GRIDS = Object.entries({ wide: WIDE_DOTS, narrow: NARROW_DOTS })

test.each(GRIDS)('the %s drawing has a dot for each visitor, by the last step', (_, grid) => {
  const counts = dotPaths(funnel, grid).map((d) => d.match(/M/g)?.length)

  expect(counts).toEqual([168, 108, 64, 24, 24, 12])
  expect(new Set(dotPaths(funnel, grid).join('').split('M')).size - 1).toBe(grid.columns * grid.rows)
})

test('a step begins between the dots of the one before and its own', () => {
  const [first, second, third] = boundaries(funnel, WIDE_DOTS)

  expect(first).toEqual({ x: 0, below: 0, y: 0 })
  expect(second).toEqual({ x: 21 * WIDE_DOTS.pitch, below: 21 * WIDE_DOTS.pitch, y: 0 })
  // 276 dots are 34 columns and 4 dots.
  expect(third).toEqual({ x: 35 * WIDE_DOTS.pitch, below: 34 * WIDE_DOTS.pitch, y: 4 * WIDE_DOTS.pitch })
})

test('the funnel names how many reached each step, and says that it is a sample', () => {
  const markup = markupOf(Funnel, { chart: funnel })

  for (const { label, reached } of funnel.steps)
    expect(bare(markup)).toContain(`<span>${label}</span> <b>${reached}</b>`)
  expect(markup).toContain('A sample.')
})

test('each stranger is a dot', () => {
  const markup = markupOf(Strangers, { chart: chartOf(props, 'strangers') })

  expect(markup.match(/<i/g)).toHaveLength(15)
  expect(markup.match(/data-full/g)).toHaveLength(4 + 3 + 2)
})

test('the manifest counts those that it does not name, and refuses one that stays aboard', () => {
  const markup = markupOf(Manifest, { chart: manifest, scope })
  expect(markup).toContain('AI notes and 13 more')

  const wrong = { ...manifest, named: ['Teams', 'Pay'] }
  expect(() => markupOf(Manifest, { chart: wrong, scope })).toThrow('"Pay"')
})

test('the zones of the staff meet, and what was read is what the funnel ends with', () => {
  const { zones, read } = staffZones(staff, funnel)

  expect(read).toBe(12)
  expect(zones.map(({ from, to }) => `${from} to ${to}`)).toEqual(['10 to 15', '5 to 10', '0 to 5'])
  expect(zones.map(({ note }) => note)).toEqual(['10 or more', '5 to 9', 'fewer than 5'])
  expect(() => staffZones({ ...staff, stop: 11 }, funnel)).toThrow('must rise')
})
