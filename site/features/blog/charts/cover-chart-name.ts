import { seedOf } from '../../../chart/seed-of.ts'
import type { Post } from '../../../schemas/post.ts'

interface Charted extends Pick<Post, 'chart'> {
  words: number
  headings: readonly object[]
}

/** The name of an article's cover among /art: copies of one article share it. */
export function coverChartName({ chart, words, headings }: Charted): string | undefined {
  return chart && `cover-${chart.kind}-${seedOf(JSON.stringify([chart, words, headings]))}`
}
