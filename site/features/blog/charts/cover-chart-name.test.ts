import { expect, test } from 'vitest'
import { coverChartName } from './cover-chart-name.ts'

const article = { chart: { kind: 'alerts' as const, alerts: 1010, real: 10, shift: 30 } }

test('other figures of the same kind have a cover of their own', () => {
  const name = coverChartName(article, 'a1')
  expect(coverChartName(article, 'b2')).not.toBe(name)
  expect(coverChartName({ chart: { ...article.chart, real: 11 } }, 'a1')).not.toBe(name)
})
