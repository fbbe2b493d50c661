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
import { estimateOf } from './estimate.ts'
import { NARROW, WIDE } from './frame.ts'
import { heroChart } from './HeroChart.tsx'
import { ownersOf } from './hollows.ts'
import { interval, samplesOf } from './intervals.ts'
import { routeDrawing } from './route.ts'
import { figureIn, tableOf } from './table-of.ts'

/** Bytes of a drawing as it travels. */
const MOST = 12_000

const SLUGS = [
  'cloud-bill-with-names',
  'nobody-reads-the-alert',
  'offline-first-field-apps',
  'four-day-survey',
  'partnership-program',
  'testing-an-ai-feature',
]

async function read(slug: string) {
  const [, front = '', body = ''] = readFileSync(`content/blog/${slug}.md`, 'utf8').split(/^---$/m)
  const { html } = await renderMarkdown(body)
  const chart = post.shape.chart.parse(parse(front).chart)
  return { chart, html: () => typeset(html), body }
}

test.each(SLUGS)('%s has a chart of its own, light enough, and at least one captioned one', async (slug) => {
  const article = await read(slug)

  const chart = heroChart(article)

  for (const frame of [WIDE, NARROW]) {
    const svg = renderToStaticMarkup(createElement('svg', {}, chart?.draw(frame)))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(brotliCompressSync(svg).length, `${frame.kind}`).toBeLessThan(MOST)
  }
  expect(chart?.note).toMatch(/\d|four/i)
  expect(article.html()).toContain('<strong>Chart 1.</strong>')
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
