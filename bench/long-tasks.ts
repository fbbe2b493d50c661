import { type Browser, chromium } from '@playwright/test'
import { findBrowsers } from '../scripts/browsers.ts'
import { note } from './report.ts'
import { serve } from './site.ts'

// node bench/long-tasks.ts [route …]: what a page's long tasks are made of, from a trace of its load on a phone's screen,
// the processor slowed down four times. Of each task over 50 ms, the time beyond 50 ms blocks a visitor; it is shared
// among what ran in the task, by the time of each without what it called. Sums of three loads.

const SLOWDOWN = 4
const LONG_MS = 50
const LOADS = 3
/** After the load event, ms: what is fetched ahead and the late styles come in this time. */
const AFTERWARDS_MS = 3_000

/** What Chromium's events are about. Others count as 'other'. */
const CAUSES: Record<string, string> = {
  Layout: 'layout',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  ParseHTML: 'parsing the document',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  Paint: 'paint',
  PrePaint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'Decode Image': 'paint',
  MinorGC: 'memory',
  MajorGC: 'memory',
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
}

const given = process.argv.slice(2)
await using site = await serve()
await using browser = await chromium.launch({
  executablePath: findBrowsers().chromium,
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const route of given.length > 0 ? given : ['/', '/blog/four-day-survey', '/blog/cloud-bill-with-names'])
  await judge(browser, route)

async function judge(browser: Browser, route: string): Promise<void> {
  const causes = new Map<string, number>()
  let blocked = 0
  for (let load = 0; load < LOADS; load++) {
    const events = await trace(browser, site.url + route)
    for (const task of longTasks(events)) {
      const beyond = (task.dur ?? 0) / 1000 - LONG_MS
      blocked += beyond
      for (const [cause, share] of sharesOf(task, events)) causes.set(cause, (causes.get(cause) ?? 0) + share * beyond)
    }
  }
  const sorted = [...causes].sort(([, one], [, other]) => other - one)
  const line = sorted.map(([cause, ms]) => `${cause} ${((ms / blocked) * 100).toFixed(0)} %`).join(', ')
  note(route, `${(blocked / LOADS).toFixed(0)} ms beyond ${LONG_MS} ms a load${line && `: ${line}`}`)
}

async function trace(browser: Browser, url: string): Promise<TraceEvent[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8', 'blink.user_timing'],
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(AFTERWARDS_MS)
  const bytes = await browser.stopTracing()
  await page.close()
  const { traceEvents } = JSON.parse(bytes.toString('utf8')) as { traceEvents: TraceEvent[] } // Chromium's own format
  const busy = traceEvents.filter(({ name }) => name === 'ParseHTML').map(({ pid, tid }) => `${pid} ${tid}`)
  // The page's main thread is the one that parsed the most.
  const main = [...new Set(busy)].sort((one, other) => count(busy, other) - count(busy, one))[0]
  return traceEvents.filter(({ ph, pid, tid, dur }) => ph === 'X' && dur !== undefined && `${pid} ${tid}` === main)
}

function count(all: readonly string[], one: string): number {
  return all.filter((each) => each === one).length
}

function longTasks(events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(({ name, dur = 0 }) => name === 'RunTask' && dur > LONG_MS * 1000)
}

/** The part of a task that each cause took, without what it called that has a cause of its own. */
function sharesOf(task: TraceEvent, events: readonly TraceEvent[]): Map<string, number> {
  const end = task.ts + (task.dur ?? 0)
  const within = events
    .filter((event) => event !== task && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= end)
    .filter(({ name }) => name in CAUSES)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const own = new Map<TraceEvent, number>([[task, task.dur ?? 0]])
  const open = [task]
  for (const event of within) {
    while (open.length > 1 && event.ts >= endOf(open.at(-1) ?? task)) open.pop()
    const outer = open.at(-1) ?? task
    own.set(outer, (own.get(outer) ?? 0) - (event.dur ?? 0))
    own.set(event, event.dur ?? 0)
    open.push(event)
  }
  const shares = new Map<string, number>()
  for (const [{ name }, us] of own) {
    const cause = CAUSES[name] ?? 'other'
    shares.set(cause, (shares.get(cause) ?? 0) + us / (task.dur ?? 1))
  }
  return shares
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}
