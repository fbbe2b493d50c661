import { seedOf } from '../../../chart/seed-of.ts'
import type { Post } from '../../../schemas/post.ts'

/**
 * The name of an article's cover among /art, by all that it is drawn from: copies of one article share it, and another
 * sentence leaves it as it is.
 *
 * @param tables a hash of the tables of its text.
 */
export function coverChartName({ chart }: Pick<Post, 'chart'>, tables: string): string | undefined {
  return chart && `cover-${chart.kind}-${seedOf(JSON.stringify(chart))}${tables}`
}
