import type { SubmissionFigures } from './growth-submissions.ts'
import type { ArticleFigures, BuildTime } from './many-articles.ts'
import { kilobytes, median, perSecond } from './report.ts'

/** A measured size, and what it was measured on. */
export type Recorded<F> = F & { date: string; commit: string; machine: string }

export interface GrowthRecord {
  articles: Recorded<ArticleFigures>[]
  submissions: Recorded<SubmissionFigures>[]
}

/**
 * docs/performance/growth.md: a row for each measured size, and the plots that were drawn.
 *
 * @param plots the titles of plots by the names of their files, without the ending.
 */
export function growthTables({ articles, submissions }: GrowthRecord, plots: ReadonlyMap<string, string>): string {
  return [
    '# Growth',
    'Written by `npm run bench -- growth`. Each size was measured once, at the commit and under the load in its row.',
    '## Articles',
    table(articles.map((row) => ({ ...articleRow(row), ...measuredOn(row) }))),
    '## Submissions',
    table(submissions.map((row) => ({ ...submissionRow(row), ...measuredOn(row) }))),
    ...[...plots].map(([name, title]) => `![${title}](${name}.svg)`),
  ]
    .join('\n\n')
    .concat('\n')
}

/** What was measured of a size, each figure in words under its heading. */
export function articleRow(figures: ArticleFigures): Record<string, string> {
  const inWords = ({ seconds, processor }: BuildTime) => `${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s)`
  return {
    articles: figures.articles.toLocaleString('en-US'),
    build: inWords(figures.build),
    'one article edited': inWords(figures.afterArticle),
    "one page's words edited": inWords(figures.afterWords),
    listing: `${kilobytes(figures.listBytes)}, ${figures.listLoad.toFixed(0)} ms`,
    'a letter · Enter': `${median(figures.typed).toFixed(0)} · ${median(figures.entered).toFixed(0)} ms`,
  }
}

export function submissionRow(figures: SubmissionFigures): Record<string, string> {
  return {
    stored: figures.stored.toLocaleString('en-US'),
    'more a second': perSecond(figures.submissionsPerSecond),
    '99 % within': `${figures.submissionP99.toFixed(0)} ms`,
    inbox: `${figures.list.toFixed(1)} ms`,
    'search, p50 · p95': `${figures.search.toFixed(1)} · ${figures.searchP95.toFixed(1)} ms`,
    'first purge': `${figures.erased.toLocaleString('en-US')} at ${perSecond(figures.erasedPerSecond)}`,
    'next purge': `${figures.purge.toFixed(0)} ms`,
    start: `${(figures.start / 1000).toFixed(2)} s`,
    backup: `${figures.backupSeconds.toFixed(1)} s`,
    'memory at rest · at most': `${figures.idleMb} · ${figures.loadMb} MiB`,
  }
}

function measuredOn({ date, commit, machine }: Recorded<unknown>): Record<string, string> {
  return { measured: `${date}, ${commit}, ${machine}` }
}

function table(rows: readonly Record<string, string>[]): string {
  const [first] = rows
  if (!first) return 'Nothing was measured yet.'
  const head = Object.keys(first)
  const lines = [head, head.map(() => '---'), ...rows.map((row) => Object.values(row))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
