import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'
import { copyOfProject, runBuild } from '../tests/support/another-build.ts'
import { BARE_ENV } from '../tests/support/bare-env.ts'
import { multiplyPosts } from '../tests/support/multiply-posts.ts'
import { endProcess, startServer } from '../tests/support/server-process.ts'
import { median } from './report.ts'

export interface BuildTime {
  seconds: number
  /** As the build counts it: of all its threads. On a busy machine it says more than the clock. */
  processor: number
}

/** What a number of articles costs. Times in ms unless their name says otherwise. */
export interface ArticleFigures {
  articles: number
  /** From nothing. */
  build: BuildTime
  /** After an edit of one article, and of one page's words. */
  afterArticle: BuildTime
  afterWords: BuildTime
  /** Of the listing's document, compressed. */
  listBytes: number
  /** From the request of the listing to the end of its load event, median of five. */
  listLoad: number
  /** From the key to the end of the frame that answers it, ms each. */
  typed: number[]
  entered: number[]
}

/** Builds a copy of the tree with so many articles in the temporary folder, uses it, and removes it. */
export async function measureArticles(articles: number): Promise<ArticleFigures> {
  const copy = copyOfProject()
  try {
    // Whatever was built before would be taken over.
    rmSync(join(copy, 'dist'), { recursive: true, force: true })
    rmSync(join(copy, 'contract/catalogue.json'), { force: true })
    multiplyPosts(join(copy, 'content/blog'), articles)
    const build = await timeBuild(copy)
    edit(copy, 'content/blog/four-day-survey.md', (text) => `${text.trimEnd()}\n\nOne more sentence.\n`)
    const afterArticle = await timeBuild(copy)
    edit(copy, 'content/pages/about.yaml', (text) => text.replace(/^( +heading: .*)e/m, '$1ee'))
    const afterWords = await timeBuild(copy)
    return { articles, build, afterArticle, afterWords, ...(await measureListing(copy)) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function edit(copy: string, file: string, change: (text: string) => string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} was not changed`)
  writeFileSync(path, after)
}

async function timeBuild(copy: string): Promise<BuildTime> {
  const started = performance.now()
  const { stdout } = await runBuild(copy)
  const seconds = (performance.now() - started) / 1000
  return { seconds, processor: Number(/([\d.]+) s of processor time/.exec(stdout)?.[1]) }
}

type Used = Pick<ArticleFigures, 'listBytes' | 'listLoad' | 'typed' | 'entered'>

/** In Chromium, 1280 × 720, its processor not slowed down. */
async function measureListing(copy: string): Promise<Used> {
  const { url, child } = await startServer({
    root: copy,
    env: { ...BARE_ENV, PORT: '0', DESK_PORT: '0', DATA_DIR: join(copy, 'data'), PUBLIC_URL: '' },
    quiet: true,
  })
  const browser = await chromium.launch({ executablePath: findBrowsers().chromium, args: ['--no-sandbox'] })
  try {
    const loads = []
    for (let round = 0; round < 5; round++) loads.push(await loadListing(browser, url))
    const page = await browser.newPage()
    await page.goto(`${url}/blog`)
    const keys = await searchKeys(page)
    return { listBytes: loads[0]?.bytes ?? 0, listLoad: median(loads.map(({ ms }) => ms)), ...keys }
  } finally {
    await browser.close()
    await endProcess(child)
  }
}

async function loadListing(browser: Browser, url: string): Promise<{ ms: number; bytes: number }> {
  const page = await browser.newPage()
  await page.goto(`${url}/blog`, { waitUntil: 'load' })
  const loaded = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!(navigation instanceof PerformanceNavigationTiming) || navigation.loadEventEnd === 0) return undefined
    return { ms: navigation.loadEventEnd, bytes: navigation.encodedBodySize }
  })
  const figures = (await loaded.jsonValue()) ?? { ms: Number.NaN, bytes: Number.NaN }
  await page.close()
  return figures
}

async function searchKeys(page: Page): Promise<{ typed: number[]; entered: number[] }> {
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
