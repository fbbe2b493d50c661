import { expect, test } from 'vitest'
import { markupOf } from '../../../../tests/support/markup.ts'
import { chartOf } from '../chart-of.ts'
import { clockOf, durationOf } from '../clock.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { basinFigures } from './basin-figures.ts'
import { CountSquares } from './CountSquares.tsx'
import { convergenceDrawing } from './convergence-drawing.ts'
import { ledgerRows, scaleOf } from './ledger-rows.ts'
import { nightTimes } from './night-times.ts'
import { rerunTable } from './Tests.tsx'

const props = servicePropsOf('data-engineering')
const basin = chartOf(props, 'basin')
const night = chartOf(props, 'night')
const times = nightTimes(night)

test('both readings are sums of the sources and the corrections', () => {
  const alone = { firstAlone: 145, secondAlone: 13 }
  expect(basinFigures(basin)).toEqual({ first: 4112, second: 3980, agreed: 3967, apart: 132, ...alone })
})

test('the heading names as many rules as there are corrections', () => {
  expect(basin.leaving.length + 1).toBe(4)
  expect(basin.ledger.heading).toContain('four rules')
})

test('each bar of the ledger begins where the one before ended, and the last reaches the second reading', () => {
  const rows = ledgerRows(basin)

  expect(rows.map(({ next }) => next)).toEqual([4112, 4066, 4005, 3967, 3980, undefined])
  expect(rows.map(({ from, to }) => to - from).slice(1, -1)).toEqual([46, 61, 38, 13])
  expect(rows.at(-1)?.to).toBe(3980)
})

test('every count of the ledger lies on its axis', () => {
  const { at, ticks } = scaleOf(basinFigures(basin))

  expect(ticks).toEqual([3950, 4000, 4050, 4100])
  for (const { from, to } of ledgerRows(basin)) {
    expect(at(from)).toBeGreaterThanOrEqual(0)
    expect(at(to)).toBeLessThanOrEqual(1)
  }
})

test('a load begins when the one before has ended, or with it', () => {
  const begins = '00:00 00:00 00:40 01:08 01:55 02:45 03:20'
  expect(times.loads.map(({ from }) => clockOf(from)).join(' ')).toBe(begins)
  expect(times.loads.map(({ to }) => clockOf(to)).join(' ')).toBe('00:27 00:40 01:08 01:55 02:45 03:20 04:10')
})

test('the night ends early by what its loads leave of it', () => {
  expect(times.stations.map(({ at }) => clockOf(at))).toEqual(['01:08', '01:55', '03:20', '04:10'])
  expect([clockOf(times.end), clockOf(times.due), durationOf(times.spare)]).toEqual(['04:10', '06:00', '1 h 50 m'])
})

test('one delivery of three is late, and all of them together are as many rows as usual', () => {
  const { deliveries } = times
  const all = { rows: deliveries.reduce((sum, { rows }) => sum + rows, 0), usual: night.deliveries.total.usual }

  expect(deliveries.map(({ name, late }) => `${name} ${late}`)).toEqual(['shop 0', 'registers 0', 'market 55'])
  for (const { rows, usual } of [...deliveries, all]) {
    expect(rows).toBeGreaterThanOrEqual(usual[0])
    expect(rows).toBeLessThanOrEqual(usual[1])
  }
})

test('two runs of a closed month agree to the cent', () => {
  const { rows } = rerunTable(chartOf(props, 'evidence').rerun)

  expect(rows).toEqual([
    ['orders', '412,806.15', '412,806.15', '0.00'],
    ['refunds', '−9,214.40', '−9,214.40', '0.00'],
    ['shipping', '18,377.00', '18,377.00', '0.00'],
    ['net', '421,968.75', '421,968.75', '0.00'],
  ])
})

test('two readings run as many pixels apart as they are rows apart, and every source ends in other hands', () => {
  const { models } = chartOf(props, 'convergence')
  const { first, second, dots, modelHeights } = convergenceDrawing({ models }, 132)

  expect(second - first).toBe(132)
  expect(dots).toHaveLength(12)
  expect(modelHeights).toHaveLength(4)
  expect(new Set(modelHeights).size).toBe(4)
})

test.each([
  [25, 1],
  [100, 4],
  [26, 2],
])('%i counted are %i rows of squares', (count, rows) => {
  const markup = markupOf(CountSquares, { count })

  expect(markup.match(/h8v8h-8z/g)).toHaveLength(count)
  expect(markup).toContain(`viewBox="0 0 272 ${rows * 11 - 3}"`)
})
