import { type BuildTime, measureArticles } from './many-articles.ts'
import { kilobytes, machine, median, note, report } from './report.ts'

// node bench/blog.ts [posts]: what a thousand articles cost: a build from nothing, builds after one edit, the listing, and
// the keys that search it. The thousand are copies of the articles that there are, each with an address and a title of its
// own; articles with equal figures share a drawing. Works in a copy of the tree in the temporary folder, and removes it.

const POSTS = Number(process.argv[2] ?? 1000)
const BUILD_SECONDS = 60
/** What an editor should wait for at most. */
const REBUILD_SECONDS = 2
const KEY_MS = 50

const figures = await measureArticles(POSTS)
reportBuild(`Build of ${POSTS} articles from nothing`, figures.build, BUILD_SECONDS)
reportBuild('Build after an edit of one article', figures.afterArticle, REBUILD_SECONDS)
reportBuild("Build after an edit of one page's words", figures.afterWords, REBUILD_SECONDS)
note('The listing', `${kilobytes(figures.listBytes)}, loaded within ${figures.listLoad.toFixed(0)} ms`)
reportKeys('A letter typed into the search', figures.typed)
reportKeys('Enter in the search', figures.entered)

function reportBuild(what: string, { seconds, processor }: BuildTime, budget: number): void {
  const measured = `${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor time, ${machine()} at the end)`
  report(what, measured, `${budget} s`, seconds <= budget)
}

function reportKeys(what: string, times: readonly number[]): void {
  const slowest = Math.max(...times)
  const measured = `median ${median(times).toFixed(0)} ms, slowest of ${times.length} ${slowest.toFixed(0)} ms`
  report(`${what}, to the next frame`, measured, `${KEY_MS} ms`, slowest <= KEY_MS)
}
