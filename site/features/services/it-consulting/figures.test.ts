import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bare, markupOf } from '../../../../tests/support/markup.ts'
import { chart } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { EstateSheet } from './EstateSheet.tsx'
import { ebbOf, surface } from './ebb.ts'
import { estateOf, millions } from './estate.ts'
import { ItCourse } from './ItCourse.tsx'
import { ItOfferings } from './ItOfferings.tsx'
import { ItReasons } from './ItReasons.tsx'
import { coastOf, islandsOf } from './islands.ts'
import { coastAt } from './mainland.ts'

const props = servicePropsOf('it-consulting')
const map = chartOf(props, 'archipelago')
const estate = estateOf(map)
const islands = islandsOf(map)

test('the estate counts what the page says of it', () => {
  const said = { systems: 61, owned: 38, nobody: 23, proven: 9, contracts: 14, vital: 5, cost: 4200, contracted: 3190 }
  expect(estate).toEqual({ ...said, links: { message: 7, file: 4, hand: 1 } })
  expect(millions(estate.contracted)).toBe('3.19')
})

test('there is an island for every system, and together they cost what the estate costs', () => {
  expect(islands).toHaveLength(estate.systems)
  expect(islands.filter(({ owned }) => owned)).toHaveLength(estate.owned)
  expect(islands.reduce((sum, { cost }) => sum + cost, 0)).toBe(estate.cost)
})

test('the area of an island is its cost', () => {
  for (const island of islands) {
    const coast = coastOf({ ...island, radius: 2000 }).map(([x, y]) => [x - island.x, y - island.y] as const)
    const scale = island.radius / 2000
    expect(scale).toBeGreaterThan(0)
    const doubled = coast.reduce((sum, [x, y], index) => {
      const [toX, toY] = coast[index + 1] ?? coast[0] ?? [0, 0]
      return sum + x * toY - toX * y
    }, 0)
    expect(Math.abs(doubled / 2) / (Math.PI * 2.75 ** 2)).toBeCloseTo(island.cost, 0)
  }
})

test('no two islands touch, and none touches the mainland', () => {
  for (const [index, a] of islands.entries()) {
    expect(a.x - a.radius).toBeGreaterThan(coastAt(a.y))
    for (const b of islands.slice(index + 1)) {
      const toward = Math.atan2(b.y - a.y, b.x - a.x)
      const water = Math.hypot(b.x - a.x, b.y - a.y) - a.rim(toward) - b.rim(toward + Math.PI)
      expect(water, `${a.name ?? 'one'} and ${b.name ?? 'one'}`).toBeGreaterThan(4)
    }
  }
})

test('the map marks each contract, and takes twelve kilobytes at most', () => {
  const markup = markupOf(EstateSheet, { chart: map })

  expect(markup.match(/class="mono estate-flag"/g)).toHaveLength(estate.contracts)
  expect(markup.match(/data-lit/g)).toHaveLength(1)
  expect(brotliCompressSync(markup).length).toBeLessThan(12_000)
})

test('the tide goes out by each contract and leaves nothing', () => {
  const steps = ebbOf(map.systems)

  expect(steps).toHaveLength(estate.contracts)
  expect((steps[0]?.left ?? 0) + (steps[0]?.cost ?? 0)).toBe(estate.contracted)
  expect(steps.at(-1)).toMatchObject({ name: 'Ledger', month: 34, left: 0 })
  expect(surface([{ name: 'One', month: 4, cost: 300, left: 0 }], { top: 800, months: 36 })).toBe('M-36 500H4V800H36')
})

test('the course states the gap of its lit contract, and counts its contracts', () => {
  const markup = markupOf(ItCourse, props)

  expect(markup).toContain('Ends 19 months before its replacement. Extend to month 33')
  expect(markup).toContain('14 contracts hold $3.19 M a year')
  expect(markup).toContain('Budget agreed 88%, held back 12%')
  expect(markup).toContain('61 systems, 14 contracts, 36 months')
  expect(markup).toContain('Month 2: Phone lines, $60,000. Committed: $3,130,000.')
  expect(markup).toContain('Committed: $0.')
})

test('margins and table count on the same estate', () => {
  const offerings = markupOf(ItOfferings, props)
  const reasons = markupOf(ItReasons, props)

  for (const words of ['7 messages', '4 nightly files', '1 retyped', '23 owners to name', '$3.19 M a year'])
    expect(offerings).toContain(words)
  const [table = ''] = /<tbody>.*<\/tbody>/.exec(bare(reasons)) ?? []
  expect(table.match(/<td>\d+<\/td>/g)).toHaveLength(12)
  expect(reasons.match(/<u>\d+<\/u>/g)).toEqual(['<u>52</u>', '<u>49</u>', '<u>41</u>'])
})

test('a link to a system that is not there is refused by name', () => {
  const wrong = { ...map, links: [...map.links, { from: 'ERP', to: 'Fax', by: 'file' }] }

  expect(chart.safeParse(wrong).error?.issues[0]?.message).toBe('There is no system "Fax".')
})
