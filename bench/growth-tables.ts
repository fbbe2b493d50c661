import type { SubmissionFigures } from './growth-submissions.ts'
import type { ArticleFigures } from './many-articles.ts'
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
    table(
      ['articles', 'build', 'one article edited', "one page's words edited", 'listing', 'a letter · Enter', 'measured'],
      articles.map((row) => [
        row.articles.toLocaleString('en-US'),
        ...[row.build, row.afterArticle, row.afterWords].map(
          ({ seconds, processor }) => `${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s)`,
        ),
        `${kilobytes(row.listBytes)}, ${row.listLoad.toFixed(0)} ms`,
        `${median(row.typed).toFixed(0)} · ${median(row.entered).toFixed(0)} ms`,
        `${row.date}, ${row.commit}, ${row.machine}`,
      ]),
    ),
    '## Submissions',
    table(
      [
        'stored',
        'more a second',
        '99 % within',
        'inbox',
        'search, p50 · p95',
        'first purge',
        'next purge',
        'start',
        'backup',
        'memory at rest · at most',
        'measured',
      ],
      submissions.map((row) => [
        row.stored.toLocaleString('en-US'),
        perSecond(row.submissionsPerSecond),
        `${row.submissionP99.toFixed(0)} ms`,
        `${row.list.toFixed(1)} ms`,
        `${row.search.toFixed(1)} · ${row.searchP95.toFixed(1)} ms`,
        `${row.erased.toLocaleString('en-US')} at ${perSecond(row.erasedPerSecond)}`,
        `${row.purge.toFixed(0)} ms`,
        `${(row.start / 1000).toFixed(2)} s`,
        `${row.backupSeconds.toFixed(1)} s`,
        `${row.idleMb} · ${row.loadMb} MiB`,
        `${row.date}, ${row.commit}, ${row.machine}`,
      ]),
    ),
    ...[...plots].map(([name, title]) => `![${title}](${name}.svg)`),
  ]
    .join('\n\n')
    .concat('\n')
}

function table(head: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return 'Nothing was measured yet.'
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
