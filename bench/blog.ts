import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'
import { multiplyPosts } from '../scripts/multiply-posts.ts'
import { endProcess, startServer } from '../tests/support/server-process.ts'

// node bench/blog.ts [posts]: what a thousand articles cost, at build and at the keys that search them: from the key to
// the frame that shows its answer, in Chromium, 1280 × 720, its processor not throttled.
// Works in a copy of the tree in the temporary folder, and removes it.

const POSTS = Number(process.argv[2] ?? 1000)
/** The claims (docs: "The blog reads like a publication"). */
const BUILD_SECONDS = 180
const KEY_MS = 50

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'bench-blog-'))
try {
  copyTree()
  multiplyPosts(join(copy, 'content/blog'), POSTS)
  const seconds = await build()
  report(`Build of ${POSTS} articles`, `${seconds.toFixed(1)} s`, `${BUILD_SECONDS} s`, seconds <= BUILD_SECONDS)
  const { typed, entered } = await searchKeys()
  reportKeys('A letter typed into the search', typed)
  reportKeys('Enter in the search', entered)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function copyTree(): void {
  const left = new Set(['.git', 'node_modules', 'dist', 'data', '.astro', 'test-results'])
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) || path === root })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

async function build(): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(copy, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The build ended with ${code}`)
  return (performance.now() - started) / 1000
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
