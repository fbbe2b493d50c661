import { execFileSync } from 'node:child_process'
import { readRecord, writeRecord } from './growth-record.ts'
import { measureSubmissions } from './growth-submissions.ts'
import type { Recorded } from './growth-tables.ts'
import { measureArticles } from './many-articles.ts'
import { kilobytes, machine, median, note, perSecond } from './report.ts'

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
    const { build, afterArticle, afterWords, listBytes, listLoad, typed, entered } = figures
    note(
      `${size.toLocaleString('en-US')} articles (${before})`,
      [
        `build ${build.seconds.toFixed(1)} s (${build.processor.toFixed(1)} s of processor time)`,
        `one article edited ${afterArticle.seconds.toFixed(1)} s (${afterArticle.processor.toFixed(1)} s)`,
        `one page's words ${afterWords.seconds.toFixed(1)} s (${afterWords.processor.toFixed(1)} s)`,
        `listing ${kilobytes(listBytes)}, ${listLoad.toFixed(0)} ms`,
        `a letter ${median(typed).toFixed(0)} ms, Enter ${median(entered).toFixed(0)} ms`,
      ].join('; '),
    )
    const record = readRecord()
    const others = record.articles.filter(({ articles }) => articles !== size)
    writeRecord({ ...record, articles: [...others, recorded(figures, before)] })
  }
}
if (isAsked('submissions')) {
  for (const size of sizes.length > 0 ? sizes : SIZES.submissions) {
    const before = machine()
    const figures = await measureSubmissions(size)
    note(
      `${size.toLocaleString('en-US')} submissions stored (${before})`,
      [
        `${perSecond(figures.submissionsPerSecond)} more, 99 % within ${figures.submissionP99.toFixed(0)} ms`,
        `inbox ${figures.list.toFixed(1)} ms`,
        `search ${figures.search.toFixed(1)} ms, 95 % within ${figures.searchP95.toFixed(1)} ms`,
        `first purge ${figures.erased} at ${perSecond(figures.erasedPerSecond)}, the next ${figures.purge.toFixed(0)} ms`,
        `start ${(figures.start / 1000).toFixed(2)} s`,
        `backup ${figures.backupSeconds.toFixed(1)} s`,
        `memory ${figures.idleMb} MiB at rest, ${figures.loadMb} MiB at most`,
      ].join('; '),
    )
    const record = readRecord()
    const others = record.submissions.filter(({ stored }) => stored !== size)
    writeRecord({ ...record, submissions: [...others, recorded(figures, before)] })
  }
}
if (given.includes('draw')) writeRecord(readRecord())

function recorded<F>(figures: F, machine: string): Recorded<F> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return { date: new Date().toISOString().slice(0, 10), commit, machine, ...figures }
}
