import { execFileSync } from 'node:child_process'
import { readRecord, writeRecord } from './growth-record.ts'
import { measureSubmissions } from './growth-submissions.ts'
import { articleRow, type Recorded, submissionRow } from './growth-tables.ts'
import { measureArticles } from './many-articles.ts'
import { machine, note } from './report.ts'

// node bench/growth.ts [articles|submissions] [size …]: how times and memory grow with what there is. Writes
// docs/performance/growth.json and draws the plots beside it; a size that is measured again replaces its row. Each size is
// measured once: a thousand articles and a hundred thousand submissions take minutes. `node bench/growth.ts draw` only draws.

const SIZES = { articles: [10, 100, 1000], submissions: [1_000, 10_000, 100_000] }

const given = process.argv.slice(2)
const sizes = given.map(Number).filter((size) => size > 0)
const isAsked = (kind: string) => given.includes(kind) || !given.some((word) => /^[a-z]/.test(word))

if (isAsked('articles')) {
  for (const size of sizes.length > 0 ? sizes : SIZES.articles) {
    const before = machine()
    const figures = await measureArticles(size)
    note(before, inWords(articleRow(figures)))
    const record = readRecord()
    const others = record.articles.filter(({ articles }) => articles !== size)
    writeRecord({ ...record, articles: [...others, recorded(figures, before)] })
  }
}
if (isAsked('submissions')) {
  for (const size of sizes.length > 0 ? sizes : SIZES.submissions) {
    const before = machine()
    const figures = await measureSubmissions(size)
    note(before, inWords(submissionRow(figures)))
    const record = readRecord()
    const others = record.submissions.filter(({ stored }) => stored !== size)
    writeRecord({ ...record, submissions: [...others, recorded(figures, before)] })
  }
}
if (given.includes('draw')) writeRecord(readRecord())

function inWords(row: Record<string, string>): string {
  return Object.entries(row)
    .map(([heading, figure]) => `${heading} ${figure}`)
    .join('; ')
}

function recorded<F>(figures: F, machine: string): Recorded<F> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return { date: new Date().toISOString().slice(0, 10), commit, machine, ...figures }
}
