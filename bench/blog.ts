import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'

// node bench/blog.ts [posts]: what a thousand articles cost, at build and at the key that searches them.
// Works in a copy of the tree in the temporary folder, and removes it.

const POSTS = Number(process.argv[2] ?? 1000)
/** The claims (docs: "The blog reads like a publication"). */
const BUILD_SECONDS = 180
const KEY_MS = 50

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'bench-blog-'))
try {
  copyTree()
  multiplyPosts(POSTS)
  const seconds = await build()
  report(`Build of ${POSTS} articles`, `${seconds.toFixed(1)} s`, `${BUILD_SECONDS} s`, seconds <= BUILD_SECONDS)
  const { median, slowest } = await searchKeys()
  report(
    'Enter in the search, to the next frame',
    `${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    `${KEY_MS} ms`,
    median <= KEY_MS,
  )
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function copyTree(): void {
  const left = new Set(['.git', 'node_modules', 'dist', 'data', '.astro', 'test-results'])
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) || path === root })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** The six articles again and again, each with a title, an excerpt, an address and a day of its own. */
function multiplyPosts(count: number): void {
  const folder = join(copy, 'content/blog')
  const originals = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  for (let number = originals.length + 1; number <= count; number++) {
    const text = originals[number % originals.length] ?? ''
    const slug = /^slug: (.+)$/m.exec(text)?.[1]
    const day = new Date(Date.UTC(2015, 0, 1 + number * 3)).toISOString().slice(0, 10)
    const made = text
      .replace(/^id: .*$/m, `id: ${number}`)
      .replace(/^title: '/m, `title: '${number}. `)
      .replace(/^slug: .*$/m, `slug: ${slug}-${number}`)
      .replace(/^date: .*$/m, `date: '${day}'`)
      // A title that is searched may still be longer than its place allows.
      .replace(/^title: '(.{90}).*'$/m, "title: '$1'")
    writeFileSync(join(folder, `${slug}-${number}.md`), made)
  }
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

async function searchKeys(): Promise<{ median: number; slowest: number }> {
  const server = spawn(process.execPath, [join(copy, 'server/main.ts')], {
    cwd: copy,
    env: { ...process.env, PORT: '0', DESK_PORT: '0', DATA_DIR: join(copy, 'data'), PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const browser = await chromium.launch({ executablePath: findBrowsers().chromium, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${await addressOf(server.stdout)}/blog`)
    await page.getByRole('searchbox').press('Tab')
    await page.waitForSelector('astro-island:has(.post-filter):not([ssr])')
    const times: number[] = []
    for (const words of ['alert', 'cloud', '17.', 'zebra', '', 'survey', '99', 'offline', 'model', ''])
      times.push(await timeOf(page, words))
    times.sort((a, b) => a - b)
    return { median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0 }
  } finally {
    await browser.close()
    server.kill()
    await once(server, 'exit')
  }
}

/** Milliseconds from the key to the frame that shows its answer. */
async function timeOf(page: Page, words: string): Promise<number> {
  const box = page.getByRole('searchbox')
  await box.fill(words)
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
  await box.press('Enter')
  return time
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let printed = ''
  for await (const chunk of output) {
    printed += chunk
    const address = /Site:\s+(\S+)/.exec(printed)?.[1]
    if (address) return address
  }
  throw new Error('The server ended before it listened')
}

function report(what: string, measured: string, budget: string, kept: boolean): void {
  console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${what}: ${measured} (budget ${budget})`)
  if (!kept) process.exitCode = 1
}
