import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskRoutes } from '../contract/desk.ts'
import { MiB } from '../contract/upload.ts'
import { readConfig } from '../server/config.ts'
import { openContext } from '../server/context.ts'
import { changeSource } from '../server/database/changes.ts'
import { buildDeskApp } from '../server/desk/api/app.ts'
import { LiveDesk } from '../server/desk/live.ts'
import { loadCompany } from '../server/load-company.ts'
import { fillDesk } from './desk-data.ts'
import { note, report } from './report.ts'

// node bench/desk.ts: the desk's API over 100,000 submissions, generated through the schema, asked over HTTP one request
// at a time. `node bench/desk.ts 5000` takes fewer. The filter of each request is another one each time.

/** Ms that a list, a filter or a search may take. */
const BUDGET_MS = 100
const ROUNDS = 30

const count = Number(process.argv[2] ?? 100_000)
const dataDir = await mkdtemp(join(tmpdir(), 'bench-desk-'))
const log = { info() {}, warn() {}, error: (fields: object, text: string) => console.error(text, fields) }
const clock = { now: Date.now() }
const company = await loadCompany()
const context = await openContext({ dataDir, company, publicUrl: 'https://site.test', log, now: () => clock.now })
const { desk } = readConfig({ DATA_DIR: dataDir })
const live = new LiveDesk(changeSource(context.db), context.now, log)
const app = buildDeskApp({
  ...{ desk, context, live, screen: new Map(), startedAt: Date.now() },
  issuesPerMinute: 120,
  sender: { address: context.company.mail.from },
})
try {
  const seconds = await fillDesk(context, clock, count)
  note(`${count.toLocaleString('en-US')} submissions generated`, `${seconds.toFixed(0)} s`)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const before = process.memoryUsage().rss
  await measureAll(url)
  const grown = (process.memoryUsage().rss - before) / MiB
  note(
    'memory',
    `${(process.memoryUsage().rss / MiB).toFixed(0)} MB, ${grown.toFixed(0)} MB more than before the requests`,
  )
} finally {
  await app.close()
  await context.db.destroy()
  await rm(dataDir, { recursive: true })
}

async function measureAll(url: string): Promise<void> {
  const names = ['Ada', 'Tomasz', 'Wren', 'Imani', 'Ruben', 'Hana', 'Marcus', 'Soledad', 'Noor', 'Davor']
  const words = ['harbor', 'ledger', 'turbine', 'cold', 'release', 'invoice', 'schedule', 'warehouse']
  const services = ['devops', 'web-development', 'cloud-engineering', 'qa-testing']
  const pick = (list: string[], round: number) => list[round % list.length] ?? ''
  const list = deskRoutes.list()
  await measure('inbox, open by due time', url, () => `${list}?status=open`)
  await measure(
    'inbox, of one owner',
    url,
    (round) => `${list}?status=open&owner=${pick(['me', 'nobody', '%40Corin'], round)}`,
  )
  await measure('everything, newest first', url, () => `${list}?sort=received`)
  await measure('everything of one owner', url, (round) => `${list}?owner=${pick(['%40Ines', '%40Corin'], round)}`)
  await measure('filter by choice', url, (round) => `${list}?choice.service=${pick(services, round)}`)
  await measure(
    'filter by four parts',
    url,
    (round) => `${list}?status=answered&desk=quotes&form=quote&choice.service=${pick(services, round)}`,
  )
  await measure('search, one letter', url, (round) => `${list}?sort=open&q=${pick(words, round).slice(0, 1)}`)
  await measure('search, three letters', url, (round) => `${list}?sort=open&q=${pick(words, round).slice(0, 3)}`)
  await measure(
    'search, a name and a word',
    url,
    (round) => `${list}?sort=open&q=${pick(names, round)}+${pick(words, round)}`,
  )
  await measure('search, a rare word', url, (round) => `${list}?sort=open&q=engine${round * 37}`)
  await measure(
    'search and filter',
    url,
    (round) => `${list}?q=${pick(words, round)}&status=answered&choice.service=${pick(services, round)}`,
  )
  await measure('a page far down', url, pageAddress(200))
  await measure('facets of everything', url, () => deskRoutes.facets())
  await measure('facets of the inbox', url, () => `${deskRoutes.facets()}?status=open`)
  await measure('facets of a search', url, (round) => `${deskRoutes.facets()}?q=${pick(words, round)}`)
  await measure('overview', url, () => deskRoutes.overview())
  await measure('figures, 30 days', url, () => `${deskRoutes.figures()}?days=30`)
  await measure('figures, 365 days', url, () => `${deskRoutes.figures()}?days=365`)
  await measure('one submission', url, await references(url))
}

/** Prints the median, the 95th percentile and the longest of the rounds. The first request is not counted. */
async function measure(name: string, url: string, address: (round: number) => string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now()
    const response = await fetch(`${url}${address(round)}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address(round)}: ${response.status}`)
    if (round > 0) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const line = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${at(1).toFixed(1)} ms`
  report(name, line, `p95 ${BUDGET_MS} ms`, at(0.95) <= BUDGET_MS)
}

/** The address of a page far down, as a screen reaches it by scrolling. */
function pageAddress(days: number): (round: number) => string {
  // The list by receipt: the key is an instant, so a cursor can be computed.
  const ago = days * 24 * 60 * 60_000
  return (round) => `${deskRoutes.list()}?sort=received&after=0.${clock.now - ago - round}.1`
}

async function references(url: string): Promise<(round: number) => string> {
  const response = await fetch(`${url}${deskRoutes.list()}?sort=received&limit=200`)
  const { items }: { items: { reference: string }[] } = await response.json()
  return (round) => deskRoutes.submission(items[(round * 7) % items.length]?.reference ?? '')
}
