import { expect, test } from 'vitest'
import { markupOf } from '../../../../tests/support/markup.ts'
import { chartOf } from '../chart-of.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { ColdStart } from './ColdStart.tsx'
import { SharedModules } from './SharedModules.tsx'
import { thumbRings } from './thumb-rings.ts'
import { timeTicks } from './time-ticks.ts'

const props = servicePropsOf('app-development')
const { service: app } = props

test('the seconds over the budget are computed from the slowest phone', () => {
  const chart = chartOf(props, 'cold-start')

  expect(markupOf(ColdStart, chart)).toContain('0.1 s over the 2 s line')
  const slower = { ...chart, phones: chart.phones.map((phone) => ({ ...phone, seconds: 2.75 })) }
  expect(markupOf(ColdStart, slower)).toContain('0.8 s over the 2 s line')
})

test('the modules are the sum of their three kinds, one cell each', () => {
  const markup = markupOf(SharedModules, chartOf(props, 'shared-modules'))

  expect(markup).toContain('16 modules')
  expect(markup.match(/<i /g)).toHaveLength(16)
})

test('the weeks that the text promises are those of the chart', () => {
  const { steps, builds, release } = chartOf(props, 'build-weeks')

  expect(app.process?.lead).toContain('from the fourth week on')
  expect(steps[builds - 1]?.from).toBe(4)
  expect(release).toEqual([5, 20, 100])
  expect(app.process?.steps.at(-1)?.text).toContain('five users in a hundred, then twenty, then all')
})

test('a shift, a week and three years stand where their logarithms do', () => {
  const { marks, ticks, strokes } = timeTicks(chartOf(props, 'time-scale'))

  expect(marks).toEqual([0, 0.2849, 0.7576])
  expect(ticks.map(({ label }) => label)).toEqual(['1 day', '1 month', '1 year', '10 years'])
  expect(Math.min(...strokes)).toBeGreaterThan(0)
  expect(Math.max(...strokes)).toBeLessThanOrEqual(1)
})

test('the rings of a thumb fade only beyond its reach, and every fifth is heavier', () => {
  const rings = thumbRings(chartOf(props, 'thumb-reach'))

  expect(rings.filter(({ strength }) => strength === 1)).toHaveLength(20)
  expect(rings.filter(({ index }) => index).map(({ radius }) => Math.round(radius / (96 / 25.4)))).toEqual([
    25, 50, 75, 100, 125,
  ])
  expect(rings.at(-1)?.strength).toBeGreaterThan(0)
})

test('a chart that the page draws and the file lacks stops the build with the file and the kind', () => {
  expect(() => chartOf({ id: 'app-development', service: { charts: [] } }, 'passage')).toThrow(
    'content/services/app-development.yaml: charts needs an entry of the kind "passage".',
  )
})
