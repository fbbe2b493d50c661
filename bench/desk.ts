import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DeskOutcome, deskRoutes } from '../contract/desk/replies.ts'
import { MiB } from '../contract/fields/upload.ts'
import { DAY_MS } from '../contract/time/units.ts'
import { readConfig } from '../server/config.ts'
import { openContext } from '../server/context.ts'
import { engineOf } from '../server/database/engine.ts'
import { buildDeskApp } from '../server/desk/api/app.ts'
import { LiveDesk } from '../server/desk/live.ts'
import { loadCompany } from '../server/load-company.ts'
import { createMetrics } from '../server/metrics/metrics.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { fillDesk } from './desk-data.ts'
import { askOneByOne, percentile, type Rounds } from './one-by-one.ts'
import { machine, note, report } from './report.ts'

// node bench/desk.ts: the desk's API over 100,000 submissions, generated through the schema, asked over HTTP one request
// at a time. `node bench/desk.ts 5000` takes fewer; with a folder after it, such as `node bench/desk.ts 100000 /tmp/desk`,
// the database stays there for the next run. With the word `postgres`, PostgreSQL instead of SQLite. The filter of each
// request is another one each time. At the end three actions to a twentieth of all, one submission being read meanwhile.

/** Ms that a list, a filter or a search may take. */
const BUDGET_MS = 100
const ROUNDS = 100
/** What an action to 5,000 submissions may take, and ms that others may wait meanwhile. */
const MANY_SECONDS = 3
const MEANWHILE_MS = 50
/** Days whose submissions it changes: 35 of the 700 that the data spans. */
const MANY_DAYS = 35

const words = process.argv.slice(2)
const [count = '100000', kept] = words.filter((word) => word !== 'postgres')
const postgres = words.includes('postgres') ? await startPostgres(tmpdir()) : undefined
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'bench-desk-')))
const log = { info() {}, warn() {}, error: (fields: object, text: string) => console.error(text, fields) }
const clock = { now: Date.now() }
const company = await loadCompany()
const databaseUrl = await postgres?.create('desk')
const publicUrl = 'https://site.test'
const context = await openContext({ dataDir, databaseUrl, company, publicUrl, log, now: () => clock.now })
const { desk } = readConfig({ DATA_DIR: dataDir })
const live = new LiveDesk({ source: engineOf(context.db).changeSource(context.db), now: context.now, log })
const app = buildDeskApp({
  metrics: createMetrics(),
  ...{ desk, context, live, screen: new Map(), startedAt: Date.now() },
  issuesPerMinute: 120,
  sender: { address: context.company.mail.from },
})
try {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  if (await isEmpty(url)) {
    const seconds = await fillDesk(context, clock, Number(count))
    note(`${Number(count).toLocaleString('en-US')} submissions generated`, `${seconds.toFixed(0)} s`)
    // What the database does by itself within minutes.
    if (databaseUrl !== undefined) execFileSync('psql', ['-qc', 'vacuum analyze', databaseUrl])
  }
  await measureAll(url)
  const once = process.memoryUsage().rss / MiB
  await measureAll(url, () => {})
  const twice = process.memoryUsage().rss / MiB
  for (const action of ['take', 'reopen', 'answer']) await measureMany(url, action)
  note('memory', `${once.toFixed(0)} MB after all requests, ${twice.toFixed(0)} MB after all of them again`)
  note('machine', machine())
} finally {
  await app.close()
  await context.db.destroy()
  await postgres?.stop()
  if (kept === undefined) await rm(dataDir, { recursive: true })
}

async function isEmpty(url: string): Promise<boolean> {
  const response = await fetch(`${url}${deskRoutes.list()}?limit=1`)
  const { of }: { of: number } = await response.json()
  return of === 0
}

/** @param tell - gets the rounds of each kind of request. */
async function measureAll(url: string, tell: (name: string, rounds: Rounds) => void = reportTimes): Promise<void> {
  const measure = async (name: string, address: (round: number) => string) =>
    tell(name, await askOneByOne(url, ROUNDS, address))
  const names = ['Ada', 'Tomasz', 'Wren', 'Imani', 'Ruben', 'Hana', 'Marcus', 'Soledad', 'Noor', 'Davor']
  const words = ['harbor', 'ledger', 'turbine', 'cold', 'release', 'invoice', 'schedule', 'warehouse']
  const services = ['devops', 'web-development', 'cloud-engineering', 'qa-testing']
  const pick = (list: string[], round: number) => list[round % list.length] ?? ''
  const list = deskRoutes.list()
  await measure('inbox, open by due time', () => `${list}?status=open`)
  await measure(
    'inbox, of one owner',
    (round) => `${list}?status=open&owner=${pick(['me', 'nobody', '%40Corin'], round)}`,
  )
  await measure('everything, newest first', () => `${list}?sort=received`)
  await measure('everything of one owner', (round) => `${list}?owner=${pick(['%40Ines', '%40Corin'], round)}`)
  await measure('filter by choice', (round) => `${list}?choice.service=${pick(services, round)}`)
  await measure(
    'filter by four parts',
    (round) => `${list}?status=answered&desk=quotes&form=quote&choice.service=${pick(services, round)}`,
  )
  await measure('search, one letter', (round) => `${list}?sort=open&q=${pick(words, round).slice(0, 1)}`)
  await measure('search, three letters', (round) => `${list}?sort=open&q=${pick(words, round).slice(0, 3)}`)
  await measure(
    'search, a name and a word',
    (round) => `${list}?sort=open&q=${pick(names, round)}+${pick(words, round)}`,
  )
  await measure('search, a rare word', (round) => `${list}?sort=open&q=engine${round * 37}`)
  await measure(
    'search and filter',
    (round) => `${list}?q=${pick(words, round)}&status=answered&choice.service=${pick(services, round)}`,
  )
  await measure('a page far down', pageAddress(200))
  for (const [name, route] of [
    ['facets', deskRoutes.facets()],
    ['choice facets', deskRoutes.choiceFacets()],
  ] as const) {
    await measure(`${name} of everything`, () => route)
    await measure(`${name} of the inbox`, () => `${route}?status=open`)
    await measure(`${name} of a search`, (round) => `${route}?q=${pick(words, round)}`)
    await measure(`${name} of a search and filter`, (round) => `${route}?q=${pick(words, round)}&status=answered`)
  }
  await measure('overview', () => deskRoutes.overview())
  await measure('figures, 30 days', () => `${deskRoutes.figures()}?days=30`)
  await measure('figures, 365 days', () => `${deskRoutes.figures()}?days=365`)
  await measure('one submission', await references(url))
}

/** Does one action to all of some weeks, and reads one submission after the other meanwhile. */
async function measureMany(url: string, action: string): Promise<void> {
  const read = await references(url)
  const day = (ago: number) => new Date(clock.now - ago * DAY_MS).toISOString()
  const filter = `receivedFrom=${day(2 * MANY_DAYS)}&receivedTo=${day(MANY_DAYS)}`
  const headers = { 'Content-Type': 'application/json', Cookie: 'desk-name=Noor' }
  const body = JSON.stringify({ action, target: { filter } })
  const started = performance.now()
  let seconds: number | undefined
  const acting = fetch(`${url}${deskRoutes.actions()}`, { method: 'POST', headers, body }).then(async (response) => {
    const outcome: DeskOutcome = await response.json()
    seconds = (performance.now() - started) / 1000
    return outcome
  })
  const waits: number[] = []
  while (seconds === undefined) waits.push(...(await askOneByOne(url, 1, read)).times)
  const { changed } = await acting
  const took = `${seconds.toFixed(1)} s`
  report(
    `${action}, ${changed.toLocaleString('en-US')} submissions`,
    took,
    `${MANY_SECONDS} s`,
    seconds <= MANY_SECONDS,
  )
  const wait = percentile(waits, 0.99)
  const others = `slowest of 100 ${wait.toFixed(0)} ms of ${waits.length}`
  report('one submission, read meanwhile', others, `${MEANWHILE_MS} ms`, wait <= MEANWHILE_MS)
}

/** Prints the median, the 95th and 99th percentile and the longest of the rounds. */
function reportTimes(name: string, { times, processor }: Rounds): void {
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1))
  const worked = percentile(processor, 0.5).toFixed(1)
  const line = `p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max} ms; processor p50 ${worked} ms`
  report(name, line, `p95 ${BUDGET_MS} ms`, Number(p95) <= BUDGET_MS)
}

/** The address of a page far down, as a screen reaches it by scrolling. */
function pageAddress(days: number): (round: number) => string {
  // The list by receipt: the key is an instant, so a cursor can be computed.
  const ago = days * DAY_MS
  return (round) => `${deskRoutes.list()}?sort=received&after=0.${clock.now - ago - round}.1`
}

async function references(url: string): Promise<(round: number) => string> {
  const response = await fetch(`${url}${deskRoutes.list()}?sort=received&limit=200`)
  const { items }: { items: { reference: string }[] } = await response.json()
  return (round) => deskRoutes.submission(items[(round * 7) % items.length]?.reference ?? '')
}
