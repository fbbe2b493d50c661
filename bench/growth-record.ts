import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SubmissionFigures } from './growth-submissions.ts'
import { type GrowthRecord, growthTables } from './growth-tables.ts'
import type { ArticleFigures } from './many-articles.ts'
import { drawPlot, type Plot, type Series } from './plot.ts'

const FOLDER = join(import.meta.dirname, '../docs/performance')
const FILE = join(FOLDER, 'growth.json')

/** What earlier runs measured; sizes that are measured again replace theirs. */
export function readRecord(): GrowthRecord {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as GrowthRecord // written by writeRecord
  } catch {
    return { articles: [], submissions: [] }
  }
}

/** Writes docs/performance/growth.json, and its tables and plots beside it. */
export function writeRecord({ articles, submissions }: GrowthRecord): void {
  const record: GrowthRecord = {
    articles: articles.toSorted((one, other) => one.articles - other.articles),
    submissions: submissions.toSorted((one, other) => one.stored - other.stored),
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`)
  const plots = Object.entries(plotsOf(record)).filter(([, { series }]) =>
    series.some(({ points }) => points.length > 1),
  )
  for (const [name, plot] of plots) writeFileSync(join(FOLDER, `${name}.svg`), drawPlot(plot))
  const titles = new Map(plots.map(([name, { title }]) => [name, title]))
  writeFileSync(join(FOLDER, 'growth.md'), growthTables(record, titles))
}

function plotsOf({ articles, submissions }: GrowthRecord): Record<string, Plot> {
  const byArticles = (name: string, of: (figures: ArticleFigures) => number): Series => ({
    name,
    points: articles.map((figures) => ({ x: figures.articles, y: of(figures) })),
  })
  const byStored = (name: string, of: (figures: SubmissionFigures) => number): Series => ({
    name,
    points: submissions.map((figures) => ({ x: figures.stored, y: of(figures) })),
  })
  const stored = 'submissions stored'
  return {
    'build-time': {
      title: 'Build time',
      x: 'articles',
      y: 'seconds',
      series: [
        byArticles('from nothing', ({ build }) => build.seconds),
        byArticles('one article edited', ({ afterArticle }) => afterArticle.seconds),
      ],
    },
    'list-page': {
      title: "The blog's listing",
      x: 'articles',
      y: 'ms to its load event, kB as it travels',
      series: [byArticles('ms', ({ listLoad }) => listLoad), byArticles('kB', ({ listBytes }) => listBytes / 1000)],
    },
    'submission-rate': {
      title: 'Submissions received a second',
      x: stored,
      y: 'a second, 50 connections',
      series: [byStored('a second', ({ submissionsPerSecond }) => submissionsPerSecond)],
    },
    desk: {
      title: 'The desk, and the daily purge',
      x: stored,
      y: 'ms, medians',
      series: [
        byStored('list', ({ list }) => list),
        byStored('search', ({ search }) => search),
        byStored('purge', ({ purge }) => purge),
      ],
    },
    operation: {
      title: 'Start and backup',
      x: stored,
      y: 'seconds',
      series: [
        byStored('start', ({ start }) => start / 1000),
        byStored('backup', ({ backupSeconds }) => backupSeconds),
      ],
    },
    memory: {
      title: "Resident memory of the server's process",
      x: stored,
      y: 'MiB',
      series: [byStored('at rest', ({ idleMb }) => idleMb), byStored('under load', ({ loadMb }) => loadMb)],
    },
  }
}
