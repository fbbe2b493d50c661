import { expect, test } from 'vitest'
import { coverChartName } from './cover-chart-name.ts'

const article = { chart: { kind: 'hollows' as const }, words: 1200, headings: [{ text: 'Tags' }] }

test('copies of an article share a cover, another text of the same kind has its own, and no chart has none', () => {
  expect(coverChartName({ ...article })).toBe(coverChartName(article))
  expect(coverChartName({ ...article, words: 1201 })).not.toBe(coverChartName(article))
  expect(coverChartName({ ...article, chart: undefined })).toBeUndefined()
})
