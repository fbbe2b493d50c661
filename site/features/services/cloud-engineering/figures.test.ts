import { expect, test } from 'vitest'
import { bare, markupOf } from '../../../../tests/support/markup.ts'
import { chartOf } from '../chart-of.ts'
import { secondsOf } from '../clock.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { spelled } from '../spelled.ts'
import { Bill } from './Bill.tsx'
import { BILL, billDrawing } from './bill-drawing.ts'
import { CrossingTable, dayAfter } from './CrossingTable.tsx'
import { crossingRows, DOLLARS_PER_PIXEL } from './crossing-rows.ts'
import { levelAt, stretches, waited } from './tide-curve.ts'
import { tidePath } from './tide-path.ts'

const props = servicePropsOf('cloud-engineering')
const tide = chartOf(props, 'tide')
const crossing = chartOf(props, 'crossing')
const bill = chartOf(props, 'bill')
const runs = tide.runs

test.each(runs.map((run) => [run.name, run] as const))('the tide of "%s" has no gap and ends full', (_, run) => {
  const all = stretches(run)

  for (const [index, { from, start }] of all.slice(1).entries()) {
    expect(from).toBeCloseTo(all[index]?.to ?? Number.NaN)
    expect(start).toBeCloseTo(all[index]?.end ?? Number.NaN)
  }
  expect(all[0]?.from).toBe(0)
  expect(all.at(-1)?.to).toBeCloseTo(secondsOf(run.times[4] ?? ''))
  expect(all.at(-1)?.end).toBeCloseTo(100)
})

test('the water stands at the given levels, is lowest in between, and is full outside of the run', () => {
  for (const run of runs) {
    const [, low, reading] = run.levels
    const [, , leads = '', turned = ''] = run.times
    expect(levelAt(run, secondsOf(leads) - 1)).toBeCloseTo(low)
    expect(levelAt(run, secondsOf(turned) - 1)).toBeCloseTo(reading)
    expect(levelAt(run, -1)).toBe(100)
    expect(levelAt(run, secondsOf(run.times[4] ?? '') + 1)).toBe(100)
  }
})

test('each drill is served sooner and falls less deep than the one before', () => {
  const served = runs.map(({ times }) => secondsOf(times[4] ?? ''))
  const lows = runs.map(({ levels }) => levels[1])

  expect(served).toEqual([...served].sort((a, b) => b - a))
  expect(lows).toEqual([...lows].sort((a, b) => a - b))
})

test('the requests that waited are the area above the curve', () => {
  const run = runs[2]
  if (run === undefined) throw new Error('There is no third run.')
  const sum = waited(run, tide.requestsPerSecond)
  const seconds = Array.from({ length: 500 * 20 }, (_, index) => (index + 0.5) / 20)
  const measured = seconds.reduce((total, second) => total + (100 - levelAt(run, second)) / 100, 0) / 20

  expect(sum.all).toBe(120_000)
  expect(sum.waited / tide.requestsPerSecond).toBeCloseTo(measured, 2)
})

test('the curve is drawn from the loss until all are served', () => {
  const [run] = runs
  if (run === undefined) throw new Error('There is no run.')
  const path = tidePath(run, { perMinute: 10, from: -2, to: 46 })

  expect(path).toMatch(/^M-20 0h20/)
  expect(path).toMatch(/H460$/)
  expect(path).toContain('H418.3')
})

test('what retires is a sum, and the way back of each wave stays open for as many days', () => {
  const markup = markupOf(CrossingTable, { crossing, rows: crossingRows(crossing) })

  expect(markup).toContain('Four retire')
  expect(markup).toContain('$2,200 a month')
  for (const day of ['May 20', 'June 10', 'July 1']) expect(markup).toContain(`until ${day}`)
  expect(markup.match(/scope="row"/g)).toHaveLength(16)
})

test('a line is as wide as its cost, and those that retire end under way', () => {
  const { waves, retire, height } = crossingRows(crossing)
  const lanes = waves.flatMap((wave) => wave.lanes)

  for (const { dollars, breadth } of lanes.filter(({ breadth: px }) => px > 1.5))
    expect(breadth).toBeCloseTo(dollars / DOLLARS_PER_PIXEL, 0)
  const shore = Math.min(...lanes.map(({ to }) => to))
  for (const { to } of retire.lanes) expect(to).toBeLessThan(shore)
  expect(height).toBeGreaterThan(16)
})

test('the bill is the sum of its lines, and what nobody claims is the sum of the pits', () => {
  const markup = markupOf(Bill, { bill, title: 'Title', text: 'Text' })

  expect(bare(markup).match(/<dd>[^<]*<\/dd>/g)).toEqual(['<dd>$14,360</dd>', '<dd>$5,920</dd>', '<dd>$5,920</dd>'])
})

test('each line of the bill hangs as deep as it costs, within the drawing', () => {
  const { lines } = billDrawing(bill)
  const perDollar = (lines[0]?.depth ?? 0) / (lines[0]?.dollars ?? 1)

  for (const { dollars, depth, x } of lines) {
    expect(depth).toBeCloseTo(dollars * perDollar, 0)
    expect(depth).toBeLessThan(BILL.height)
    expect(x).toBeLessThan(BILL.width)
  }
})

test('a pit lies between the bed and the bed without its line', () => {
  const { pits, bed, after } = billDrawing(bill)

  expect(pits).toContain(bed.slice(1))
  expect(pits.match(/C/g)).toHaveLength((bed.match(/C/g)?.length ?? 0) * 2)
  expect(after).not.toBe(bed)
})

test('a count opens a sentence as a word, and a day is counted on', () => {
  expect([spelled(3), spelled(12)]).toEqual(['Three', '12'])
  expect(dayAfter('2026-06-17', 14)).toBe('July 1')
})
