import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { renderMarkdown } from '../../../../scripts/content/markdown.ts'
import { post } from '../../../schemas/post.ts'
import { typeset } from '../article-html.ts'
import { alertsDrawing } from './alerts.ts'
import { drawnFigures } from './drawn-figures.tsx'
import { drawnHero } from './drawn-hero.tsx'
import { estimateOf } from './estimate.ts'
import { NARROW, WIDE } from './frame.ts'
import { heroChart } from './HeroChart.tsx'
import { ownersOf } from './hollows.ts'
import { interval, samplesOf } from './intervals.ts'
import { narrowedRange } from './narrowed-range.ts'
import { longestPauses } from './pauses.ts'
import { routeDrawing } from './route.ts'
import { figureIn, tableOf } from './table-of.ts'
import { centsEach, NARROW_PLOT, rayOf, WIDE_PLOT } from './unit-cost.ts'
import { weekCosts } from './week-hours.ts'

/** Bytes of a drawing as it travels. */
const MOST = 12_000

const SLUGS = (
  'cloud-bill-with-names nobody-reads-the-alert offline-first-field-apps four-day-survey partnership-program ' +
  'testing-an-ai-feature'
).split(' ')

async function read(slug: string) {
  const [, front = '', body = ''] = readFileSync(`content/blog/${slug}.md`, 'utf8').split(/^---$/m)
  const { html } = await renderMarkdown(body)
  const matter = parse(front)
  const chart = post.shape.chart.parse(matter.chart)
  const drawings = post.shape.drawings.parse(matter.drawings)
  return { chart, drawings, html: () => typeset(html, drawnFigures(drawings)), body }
}

test.each(SLUGS)('%s has a chart of its own, light enough, and at least two captioned ones', async (slug) => {
  const article = await read(slug)

  const chart = article.chart && heroChart(article.chart, article.html())

  for (const frame of [WIDE, NARROW]) {
    const svg = renderToStaticMarkup(createElement('svg', {}, chart?.draw(frame)))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(brotliCompressSync(svg).length, `${frame.kind}`).toBeLessThan(MOST)
  }
  expect(chart?.note).toMatch(/\d|four/i)
  expect(article.html()).toContain('<strong>Chart 2.</strong>')
  for (const markup of drawnFigures(article.drawings).values()) {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    expect(markup).toContain('<ul class="legend">')
    expect(brotliCompressSync(markup).length).toBeLessThan(MOST)
  }
})

test('an article is drawn anew when its figures or its text differ, and as before when they do not', async () => {
  const { chart, html } = await read('cloud-bill-with-names')
  const dearer = () => html().replace(/\$(\d)/g, (_, digit) => `$9${digit}`)
  const first = drawnHero({ chart, html })

  expect(drawnHero({ chart, html })).toBe(first)
  expect(drawnHero({ chart, html: dearer })).not.toEqual(first)
  const other = await read('nobody-reads-the-alert')
  const { chart: alerts } = other
  if (alerts?.kind !== 'alerts') throw new Error('The article draws its alerts.')
  const day = drawnHero(other)
  expect(drawnHero({ ...other, chart: { ...alerts, shift: alerts.shift + 1 } })?.note).not.toBe(day?.note)
})

test('the bill’s hollows are the article’s table, and add up to what its caption says', async () => {
  const { html, body } = await read('cloud-bill-with-names')

  const sum = ownersOf(html()).reduce((total, { cost }) => total + cost, 0)
  const lines = tableOf(html(), ['Line', 'A month']).reduce((total, row) => total + figureIn(row['A month'] ?? ''), 0)

  expect(body).toContain(`$${sum.toLocaleString('en-US')} in all`)
  expect(body).toContain(`They come to $${lines.toLocaleString('en-US')}.`)
})

test('every alert is a dot, and the circle holds exactly those that one shift reads', async () => {
  const { chart } = await read('nobody-reads-the-alert')
  if (chart?.kind !== 'alerts') throw new Error('The article draws its alerts.')

  const { unread, read: near, real } = alertsDrawing(chart, WIDE)

  const dots = (path: string) => path.match(/h0/g)?.length
  expect(dots(near)).toBe(chart.shift)
  expect(dots(unread)).toBe(chart.alerts - chart.shift)
  expect(real).toHaveLength(chart.real)
})

test('the course loses the signal at the stops that the article names, and at no other', async () => {
  const { chart } = await read('offline-first-field-apps')
  if (chart?.kind !== 'route') throw new Error('The article draws a route.')

  for (const frame of [WIDE, NARROW]) {
    const { stops } = routeDrawing(chart, frame)
    const lost = stops.flatMap(({ isLost }, index) => (isLost ? [index + 1] : []))
    expect(lost).toEqual(chart.shadows.flatMap(({ stop }) => stop ?? []))
  }
})

test('the imagined projects end where the article says', async () => {
  const { html } = await read('four-day-survey')

  const { likely, p50, p90, within } = estimateOf(html())

  expect({ likely, p50, p90 }).toEqual({ likely: 52, p50: 74, p90: 91 })
  expect(within).toBeGreaterThan(0.01)
  expect(within).toBeLessThan(0.02)
})

test('the intervals are those of the article’s table', async () => {
  const { html } = await read('testing-an-ai-feature')
  const told = tableOf(html(), ['Right', 'What you may claim']).map((row) => row['What you may claim'])

  const drawn = samplesOf(html()).map(({ right, cases }) =>
    interval(right / cases, cases, 1.96).map((share) => `${Math.round(share * 100)}%`),
  )

  expect(drawn.map(([low, high]) => `between ${low} and ${high}`)).toEqual(told)
})

test('the bill’s two drawings draw what the text says', async () => {
  const { html, body, drawings = [] } = await read('cloud-bill-with-names')
  const [cost, week] = drawings
  if (cost?.name !== 'unit-cost' || week?.name !== 'week-hours') throw new Error('The drawings are others.')

  for (const { units, dollars } of cost.readings) {
    expect(body).toContain(units.toLocaleString('en-US'))
    expect(body).toContain(`$${dollars.toLocaleString('en-US')}`)
  }
  const [before, after] = cost.readings.map(centsEach)
  expect([before, after]).toEqual([5, 4.4])
  expect(body).toContain(`to ${after} cents`)
  const costs = weekCosts(week)
  expect(costs).toMatchObject({ workedHours: 50, idleHours: 118, month: 1121, worked: 334, idle: 787, late: 6.14 })
  expect(body).toContain(`Run ${costs.workedHours} hours of the week’s 168: $${costs.worked}`)
  expect(body).toContain(`the month is $${costs.month.toLocaleString('en-US')}`)
  expect(html().match(/<strong>Chart \d\./g)).toHaveLength(4)
})

test('the narrowed range is that of the article’s table and text', async () => {
  const { html, body, drawings = [] } = await read('four-day-survey')
  const [range] = drawings
  if (range?.name !== 'narrowed-range') throw new Error('The drawing is another.')
  const { before, after } = narrowedRange(range)

  const table = tableOf(html(), ['Piece', 'Low', 'Likely', 'High']).map(({ Low = '', Likely = '', High = '' }) =>
    [Low, Likely, High].map(figureIn),
  )
  expect(range.pieces).toEqual(table)
  expect(body).toContain(`the line narrows to ${range.surveyed.narrowed.join(', ')}.`)
  expect(body).toContain(`this prints ${before.p50} days at even odds and ${before.p90} at nine in ten`)
  expect(body).toContain(
    `fall from ${before.p50} to ${after.p50} and its ninety-percent mark from ${before.p90} to ${after.p90}`,
  )
  expect(before.p90 - after.p90).toBe(12)
  expect(body).toContain('Two days bought twelve')
})

test('the pauses between tries are those of the article’s code and text', async () => {
  const { body, drawings = [] } = await read('offline-first-field-apps')
  const [pauses] = drawings
  if (pauses?.name !== 'pauses') throw new Error('The drawing is another.')
  const longest = longestPauses(pauses)

  expect(body).toContain(`Math.min(${pauses.mostMinutes} * 60_000, ${pauses.firstSeconds}_000 * 2 ** row.tries)`)
  expect(longest).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  // On average a pause is half of the longest.
  const minutes = longest.slice(0, 9).reduce((sum, seconds) => sum + seconds / 2, 0) / 60
  expect(Math.round(minutes * 2) / 2).toBe(8.5)
  expect(body).toContain('failed nine times has waited eight and a half minutes on average')
})

test('a line of equal cost is cut to the drawing, and leaves it through its top or its right', () => {
  expect(rayOf(5, WIDE_PLOT)).toMatchObject({ from: [0, 0], to: [180_000, 9_000], leaves: 'top' })
  expect(rayOf(4.4, WIDE_PLOT)).toMatchObject({ to: [200_000, expect.closeTo(8_800)], leaves: 'right' })
  expect(rayOf(5, NARROW_PLOT)).toMatchObject({ from: [60_000, 3_000], to: [160_000, 8_000], leaves: 'top' })
  expect(rayOf(1, NARROW_PLOT)).toBeUndefined()
})
