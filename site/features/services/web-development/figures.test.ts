import { expect, test } from 'vitest'
import { markupOf } from '../../../../tests/support/markup.ts'
import { soundingOf } from '../../../chart/sounding-of.ts'
import { chartOf } from '../chart-of.ts'
import { clockOf } from '../clock.ts'
import { counted } from '../figures.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { firstViewAt, multiplesOf, peakOf, readingsOf, soundingsOf } from './busy-day.ts'
import { LastPlace } from './LastPlace.tsx'
import { inSeconds, pageFrames, viewTime } from './page-frames.ts'
import { percentileOf, visitsIn } from './visit-times.ts'

const props = servicePropsOf('web-development')
const { service: web } = props
const load = chartOf(props, 'load-test')
const view = chartOf(props, 'page-view')
const views = chartOf(props, 'first-views')

test('the busiest hour is six in the evening, and three times its load is rehearsed', () => {
  expect(peakOf(load)).toEqual({ hour: 18, load: 412 })
  expect(counted(412 * load.upTo)).toBe('1,236')
  expect(multiplesOf(load)).toHaveLength(15)
  expect(multiplesOf(load).slice(-2)).toEqual([2.8, 3])
})

test('the first view stays under the promised second and a half at three times the load', () => {
  expect(firstViewAt(load, 1236)).toBeCloseTo(1.4, 5)
  expect(web.tiles[0]?.figure).toBe('<1.5')
  expect(Math.max(...readingsOf(load).map(({ seconds }) => seconds))).toBeLessThan(1.5)
})

test('a time is printed as a depth is, with its tenth set low', () => {
  const printed = [1.4, 1.37, 0.96, 2].map(soundingOf).map(({ whole, low }) => `${whole}.${low}`)

  expect(printed).toEqual(['1.4', '1.4', '1.0', '2.0'])
})

test('every printed time lies within the drawing, below its highest line', () => {
  for (const { hour, load: requests } of soundingsOf(load)) {
    expect(hour).toBeLessThanOrEqual(24)
    expect(requests).toBeLessThan(412 * load.upTo)
  }
})

test('the pointer reads one half hour after the other', () => {
  const readings = readingsOf(load)

  expect(readings).toHaveLength(48)
  expect(clockOf(Math.round((readings[0]?.hour ?? 0) * 60))).toBe('00:15')
  expect(clockOf(Math.round((readings[47]?.hour ?? 0) * 60))).toBe('23:45')
})

test('the page view is as long as its rows, and what is left of the budget is computed', () => {
  const { total, spare } = viewTime(view)

  expect([inSeconds(total, 2), inSeconds(spare, 2)]).toEqual(['1.38', '0.12'])
  const rows = view.rows.map(({ from, to }) => inSeconds(to - from, 2)).join()
  expect(rows).toBe('0.30,0.19,0.30,0.32,0.70,0.59,0.17')
})

test('each moment stands over the first frame that shows it', () => {
  const frames = pageFrames(view)

  const labels = frames.map(({ moment }) => moment?.label).join()
  expect(labels).toBe('Tap,First byte,,Text readable,,,Main picture,Ready to touch')
  expect(frames[6]?.moment?.exact).toBe(1104)
  expect(frames.map(({ shows }) => shows.text)).toEqual([false, false, false, true, true, true, true, true])
  expect(frames.map(({ shows }) => shows.ready)).toEqual([false, false, false, false, false, false, false, true])
  expect(frames.map(({ shows }) => Math.round(shows.picture * 100))).toEqual([0, 0, 0, 0, 37, 78, 100, 100])
})

test('the percentile is counted from the visits', () => {
  expect(visitsIn(views)).toBe(4000)
  expect(percentileOf(views, views.percentile)).toBe(1.4)
  expect(percentileOf(views, 50)).toBe(1.05)
  expect(String(views.percentile)).toBe(web.reasons.items[0]?.figure)
  // It is the end of the step that reaches it.
  expect(percentileOf({ step: 0.5, visits: [1, 1, 1, 1] }, 75)).toBe(1.5)
  expect(percentileOf({ step: 0.5, visits: [1, 1, 1, 1] }, 76)).toBe(2)
})

test('two requests are as far apart as their times say', () => {
  const markup = markupOf(LastPlace, { chart: chartOf(props, 'last-place') })

  expect(markup).toContain('>3 ms<')
})

test.each([
  ['The phone line that should be a page', 'calls', 9, 'nine'],
  ['The catalog nobody can edit', 'places', 3, undefined],
  ['The audit that failed on access', 'screens', 200, 'two hundred'],
])('the drawing beside "%s" counts what the text says', (title, kind, count, word) => {
  const solution = web.solutions?.items.find((item) => item.title === title)

  expect(solution?.drawing).toEqual({ kind, count })
  if (word) expect(solution?.text).toContain(word)
})
