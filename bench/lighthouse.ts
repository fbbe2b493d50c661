import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import runLighthouse from 'lighthouse'
import { findBrowsers } from '../scripts/browsers.ts'
import { endProcess, printed } from '../tests/support/server-process.ts'
import { median, note, report } from './report.ts'
import { serve } from './site.ts'

// node bench/lighthouse.ts [--all] [--runs=3] [route …]: Lighthouse's mobile preset, medians. `--all` is every route of
// the sitemap. What costs a point is named under its route.

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LCP_MS = 1200
const TBT_MS = 30

const given = process.argv.slice(2)
const runs = Number(given.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 3)
const named = given.filter((word) => word.startsWith('/'))

/** Runs, and those of them in which Lighthouse gave no figures and was asked again. */
const count = { runs: 0, failed: 0 }
const site = await serve()
const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'))
const browser = spawn(
  findBrowsers().chromium,
  [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
)
try {
  const port = Number(new URL(await printed(browser, browser.stderr, /ws:\/\/127\.0\.0\.1:\d+/)).port)
  for (const route of await chosenRoutes()) await judge(route, port)
  report('runs that failed', `${count.failed} of ${count.runs}`, 'none', count.failed === 0)
} finally {
  await endProcess(browser)
  await site.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

async function chosenRoutes(): Promise<string[]> {
  if (named.length > 0) return named
  if (!given.includes('--all')) return ['/', '/services/devops', '/contact']
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}

interface Measured {
  scores: number[]
  /** Ms. */
  lcp: number
  /** Ms. */
  tbt: number
  cls: number
  /** What costs points, with where to look first. */
  losses: string[]
}

async function judge(route: string, port: number): Promise<void> {
  const results: Measured[] = []
  for (let run = 0; run < runs; run++) results.push(await measure(route, port))

  const scores = CATEGORIES.map((_, index) => median(results.map(({ scores }) => scores[index] ?? 0)))
  const lcp = median(results.map(({ lcp }) => lcp))
  const tbt = median(results.map(({ tbt }) => tbt))
  const cls = median(results.map(({ cls }) => cls))
  const kept = scores.every((score) => score === 100) && lcp <= LCP_MS && tbt <= TBT_MS && cls === 0
  report(
    `Lighthouse ${route}`,
    `${scores.join(' / ')}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
    `100 / 100 / 100 / 100, ${LCP_MS / 1000} s, ${TBT_MS} ms, 0`,
    kept,
  )
  if (!kept) for (const loss of new Set(results.flatMap(({ losses }) => losses))) note('', loss)
}

async function measure(route: string, port: number, triesLeft = 2): Promise<Measured> {
  const result = await runLighthouse(`${site.url}${route}`, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  })
  if (!result) throw new Error(`Lighthouse gave nothing for ${route}.`)
  const { audits, categories, runtimeError } = result.lhr
  count.runs += 1
  if (runtimeError) count.failed += 1
  // A browser short of time drops a trace now and then.
  if (runtimeError && triesLeft > 0) return measure(route, port, triesLeft - 1)
  if (runtimeError) throw new Error(`Lighthouse failed on ${route}: ${runtimeError.message}`)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    losses: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id]
        const lost = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1
        return lost ? [`${name}: ${audit.title} ${audit.displayValue ?? ''}${firstOf(audit.details)}`] : []
      }),
    ),
  }
}

/** Where to look first. */
function firstOf(details: unknown): string {
  const items = details && typeof details === 'object' && 'items' in details ? details.items : undefined
  const text = Array.isArray(items) && items.length > 0 ? JSON.stringify(items[0]) : ''
  return text ? `\n          ${text.slice(0, 300)}` : ''
}
