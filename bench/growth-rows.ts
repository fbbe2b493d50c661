import type { SubmissionFigures } from './growth-submissions.ts'
import type { ArticleFigures } from './many-articles.ts'

/** A measured size, and what it was measured on. */
export type Recorded<F> = F & { date: string; commit: string; machine: string }

export interface GrowthRecord {
  articles: Recorded<ArticleFigures>[]
  submissions: Recorded<SubmissionFigures>[]
}
