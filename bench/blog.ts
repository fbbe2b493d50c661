import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'
import { multiplyPosts } from '../scripts/multiply-posts.ts'
import { copyOfProject, runBuild } from '../tests/support/another-build.ts'
import { endProcess, startServer } from '../tests/support/server-process.ts'

// node bench/blog.ts [posts]: what a thousand articles cost: a build from nothing, builds after one edit, and the keys
// that search them: from the key to the frame that shows its answer, in Chromium, 1280 × 720, its processor not
// throttled. Works in a copy of the tree in the temporary folder, and removes it.

const POSTS = Number(process.argv[2] ?? 1000)
/** The claims (docs: "The blog reads like a publication"). */
const BUILD_SECONDS = 180
/** What an editor should wait for at most. */
const REBUILD_SECONDS = 5
const KEY_MS = 50

const copy = copyOfProject()
try {
  // Whatever was built before would be taken over.
  rmSync(join(copy, 'dist'), { recursive: true, force: true })
  rmSync(join(copy, 'contract/catalogue.json'), { force: true })
  multiplyPosts(join(copy, 'content/blog'), POSTS)
  await timeBuild(`Build of ${POSTS} articles from nothing`, BUILD_SECONDS)
  edit('content/blog/four-day-survey.md', (text) => `${text.trimEnd()}\n\nOne more sentence.\n`)
  await timeBuild('Build after an edit of one article', REBUILD_SECONDS)
  edit('content/pages/about.yaml', (text) => text.replace(/^( +heading: .*)e/m, '$1ee'))
  await timeBuild("Build after an edit of one page's words", REBUILD_SECONDS)
  const { typed, entered } = await searchKeys()
  reportKeys('A letter typed into the search', typed)
  reportKeys('Enter in the search', entered)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} was not changed`)
  writeFileSync(path, after)
}

async function timeBuild(what: string, budget: number): Promise<void> {
  const started = performance.now()
  const { stdout } = await runBuild(copy)
  const seconds = (performance.now() - started) / 1000
  const load = loadavg()[0]?.toFixed(1)
  const processor = /([\d.]+ s) of processor time/.exec(stdout)?.[1]
  report(
    what,
    `${seconds.toFixed(1)} s (${processor} of processor time, load ${load})`,
    `${budget} s`,
    seconds <= budget,
  )
}

async function searchKeys(): Promise<{ typed: number[]; entered: number[] }> {
  const { url, child } = await startServer({
    root: copy,
    env: { ...process.env, PORT: '0', DESK_PORT: '0', DATA_DIR: join(copy, 'data'), PUBLIC_URL: '' },
    quiet: true,
  })
  const browser = await chromium.launch({ executablePath: findBrowsers().chromium, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${url}/blog`)
    await page.getByRole('searchbox').press('Tab')
    await page.waitForSelector('astro-island:has(.post-filter):not([ssr])')
    const typed: number[] = []
    const entered: number[] = []
    for (const words of ['alert', 'cloud', '17.', 'zebra', '', 'survey', '99', 'offline', 'model', '']) {
      await page.getByRole('searchbox').fill('')
      for (const letter of words) typed.push(await timeOf(page, letter))
      entered.push(await timeOf(page, 'Enter'))
    }
    return { typed, entered }
  } finally {
    await browser.close()
    await endProcess(child)
  }
}

/** Milliseconds from the key to the end of the frame that answers it. */
async function timeOf(page: Page, key: string): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        )
      }),
  )
  await page.getByRole('searchbox').press(key)
  return time
}

function reportKeys(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const median = sorted[sorted.length >> 1] ?? 0
  const slowest = sorted.at(-1) ?? 0
  const measured = `median ${median.toFixed(0)} ms, slowest of ${times.length} ${slowest.toFixed(0)} ms`
  report(`${what}, to the next frame`, measured, `${KEY_MS} ms`, slowest <= KEY_MS)
}

function report(what: string, measured: string, budget: string, kept: boolean): void {
  console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${what}: ${measured} (budget ${budget})`)
  if (!kept) process.exitCode = 1
}
