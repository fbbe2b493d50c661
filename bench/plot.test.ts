import sax from 'sax'
import { expect, test } from 'vitest'
import { drawPlot } from './plot.ts'

const PLOT = {
  title: 'Build & rebuild',
  x: 'articles',
  y: 'seconds',
  series: [
    { name: 'from nothing', points: [10, 100, 1000].map((x) => ({ x, y: x / 20 })) },
    { name: 'one edit < 5', points: [10, 100, 1000].map((x) => ({ x, y: 2 })) },
  ],
}

test('a plot is an SVG with a title and a description that tells every value', () => {
  const svg = drawPlot(PLOT)

  const names: string[] = []
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name }) => names.push(name)
  parser.write(svg).close()
  expect(names.filter((name) => name === 'circle')).toHaveLength(3)
  expect(svg).toContain('<title id="title">Build &amp; rebuild</title>')
  expect(svg).toContain('from nothing: 0.5 at 10, 5 at 100, 50 at 1,000.')
  expect(svg).toContain('role="img" aria-labelledby="title description"')
})

test('equal steps of a plot are equal factors', () => {
  const heights = [...drawPlot(PLOT).matchAll(/<circle cx="[\d.]+" cy="([\d.]+)"/g)].map(([, y]) => Number(y))

  const [first = 0, second = 0, third = 0] = heights
  expect(first - second).toBeGreaterThan(10)
  expect(second - third).toBeCloseTo(first - second, 0)
})

test('a plot refuses a value that has no place on a logarithmic axis', () => {
  const series = [{ name: 'nothing', points: [{ x: 10, y: 0 }] }]

  expect(() => drawPlot({ ...PLOT, series })).toThrow('every value must be above zero')
})
