import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { type PostgresServer, startPostgres } from '../tests/support/postgres-server.ts'
import { startSink } from '../tests/support/smtp-sink.ts'
import { APPLICATION, another } from './application.ts'
import { load } from './load.ts'
import { machine, median, note, perSecond, report } from './report.ts'
import { type Site, serve } from './site.ts'

// node bench/scale.ts: durable submissions and pages a second on SQLite, and on PostgreSQL with one and with three
// instances, there also with a network between server and database that takes 2 ms there and back. Beside them what pgbench
// commits with three inserts a transaction. They take turns in each round, each with an empty database on the same disk.
// Submissions are those of bench/submissions.ts: JSON without files, default settings, each client another one, two emails of
// each leaving for an SMTP server. The clients of three instances are divided among them in turn: there is no proxy, because
// one instance has none either. PostgreSQL has its default settings. The visitors, the SMTP server, PostgreSQL and all
// instances share the processors of this machine, so three instances cannot have more of them than one.

const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 51
/** A short page, as in bench/pages.ts. */
const PAGE = '/terms-of-service'
const PER_SECOND = 1_000
const OF_PGBENCH = 0.3
const SLOWEST_MS = 150
const OF_ONE = 1

const CONTESTANTS = [
  { name: 'SQLite, one instance', instances: 1, hasPostgres: false, delayMs: 0 },
  { name: 'PostgreSQL, one instance', instances: 1, hasPostgres: true, delayMs: 0 },
  { name: 'PostgreSQL, three instances', instances: 3, hasPostgres: true, delayMs: 0 },
  { name: 'PostgreSQL 2 ms away, one instance', instances: 1, hasPostgres: true, delayMs: 2 },
  { name: 'PostgreSQL 2 ms away, three instances', instances: 3, hasPostgres: true, delayMs: 2 },
] as const

type Contestant = (typeof CONTESTANTS)[number]

interface Round {
  submissions: number
  /** Ms. */
  p99: number
  pages: number
}

const postgres = await startPostgres(tmpdir())
if (!postgres) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).')
const pgbench: number[] = []
const rounds = new Map<Contestant, Round[]>(CONTESTANTS.map((contestant) => [contestant, []]))
try {
  for (let round = 0; round < ROUNDS; round++) {
    pgbench.push(await measurePgbench(postgres, round))
    note(`round ${round + 1}, pgbench`, `${perSecond(pgbench.at(-1) ?? 0)}; ${machine()}`)
    // Another one is the first each time.
    for (const contestant of [...CONTESTANTS.slice(round), ...CONTESTANTS.slice(0, round)]) {
      const load = machine()
      const measured = await measure(contestant, postgres, round)
      rounds.get(contestant)?.push(measured)
      note(`round ${round + 1}, ${contestant.name}`, `${wordsOf(measured)}; ${load}`)
    }
  }
} finally {
  await postgres.stop()
}
for (const contestant of CONTESTANTS) {
  const middle = (of: keyof Round) => middleOf(contestant, of)
  const words = wordsOf({ submissions: middle('submissions'), p99: middle('p99'), pages: middle('pages') })
  note(`${contestant.name}, medians of ${ROUNDS}`, words)
}
const [, one, three, oneAway, threeAway] = CONTESTANTS
const rate = middleOf(one, 'submissions')
const base = median(pgbench)
note('pgbench, three inserts a transaction, 20 clients', perSecond(base))
report('submissions on PostgreSQL', perSecond(rate), perSecond(PER_SECOND), rate >= PER_SECOND)
atLeast('the same, of what pgbench commits', rate / base, OF_PGBENCH)
report('slowest of 100', `${middleOf(one, 'p99')} ms`, `${SLOWEST_MS} ms`, middleOf(one, 'p99') <= SLOWEST_MS)
atLeast('three instances, of one', middleOf(three, 'submissions') / rate, OF_ONE)
atLeast('the same 2 ms away', middleOf(threeAway, 'submissions') / middleOf(oneAway, 'submissions'), OF_ONE)

function middleOf(contestant: Contestant, of: keyof Round): number {
  return median((rounds.get(contestant) ?? []).map((round) => round[of]))
}

function atLeast(what: string, ratio: number, budget: number): void {
  report(what, `${ratio.toFixed(2)} ×`, `${budget} ×`, ratio >= budget)
}

function wordsOf({ submissions, p99, pages }: Round): string {
  return `${perSecond(submissions)} submissions, 99 % within ${p99.toFixed(0)} ms; ${perSecond(pages)} pages`
}

async function measure(contestant: Contestant, server: PostgresServer, round: number): Promise<Round> {
  const { instances, hasPostgres, delayMs } = contestant
  const sink = await startSink()
  // Instances of one machine share their folder (docs/deploy.md).
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  const near = hasPostgres ? await server.create(`round_${round}_${instances}_${delayMs}`) : ''
  const network = delayMs > 0 ? await startDelay(near, delayMs) : undefined
  const databaseUrl = network?.url ?? near
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: sink.url, TRUSTED_PROXIES: '127.0.0.1' }
  const sites: Site[] = []
  try {
    for (let instance = 0; instance < instances; instance++) sites.push(await serve(settings))
    await submit(sites, 2)
    const submitted = await submit(sites, SECONDS)
    const pages = await read(sites)
    return { ...submitted, pages }
  } finally {
    await Promise.all(sites.map((site) => site.close()))
    await sink.close()
    await network?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function submit(sites: readonly Site[], seconds: number): Promise<{ submissions: number; p99: number }> {
  const known = await stored(sites)
  const results = await Promise.all(
    sites.map(({ url }) =>
      load({
        url,
        connections: CONNECTIONS / sites.length,
        duration: seconds,
        headers: another().headers,
        requests: [APPLICATION],
      }),
    ),
  )
  const answered = sum(results.map((result) => result.answered))
  const added = (await stored(sites)) - known
  if (added < answered) throw new Error(`${answered} were answered, but ${added} are stored.`)
  return {
    submissions: sum(results.map(({ rate }) => rate)),
    // Of the slowest instance.
    p99: Math.max(...results.map(({ p99 }) => p99)),
  }
}

/** Right after the submissions: emails of the backlog still leave. */
async function read(sites: readonly Site[]): Promise<number> {
  const results = await Promise.all(
    sites.map(({ url }) =>
      load({
        url: url + PAGE,
        connections: CONNECTIONS / sites.length,
        duration: SECONDS,
        headers: { 'Accept-Encoding': 'identity' },
      }),
    ),
  )
  return sum(results.map(({ rate }) => rate))
}

/** A network between two machines: the database's address through it. */
async function startDelay(url: string, delayMs: number): Promise<{ url: string; stop(): Promise<unknown> }> {
  const far = new URL(url)
  const thread = new Worker(new URL('./delay-thread.ts', import.meta.url), {
    workerData: { port: Number(far.port), delayMs },
  })
  const [port] = (await once(thread, 'message')) as [number]
  far.port = String(port)
  return { url: far.href, stop: () => thread.terminate() }
}

/** Transactions a second, each with three rows of 300 letters. */
async function measurePgbench(server: PostgresServer, round: number): Promise<number> {
  const url = await server.create(`pgbench_${round}`)
  const tables = ['one', 'two', 'three']
  const created = tables.map((table) => `create table ${table} (id bigserial primary key, text text);`).join(' ')
  execFileSync('psql', ['-qc', created, url])
  const file = join(mkdtempSync(join(tmpdir(), 'pgbench-')), 'three-inserts.sql')
  const inserts = tables.map((table) => `insert into ${table} (text) values (repeat('x', 300));\n`)
  writeFileSync(file, `begin;\n${inserts.join('')}commit;\n`)
  const child = spawn('pgbench', ['-n', '-f', file, '-c', '20', '-j', '2', '-T', String(SECONDS), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const told = await text(child.stdout)
  rmSync(dirname(file), { recursive: true })
  const [, rate] = /tps = ([\d.]+)/.exec(told) ?? []
  if (rate === undefined) throw new Error('pgbench told no rate.')
  return Number(rate)
}

/** How many submissions the instances have stored, as they tell Prometheus. */
async function stored(sites: readonly Site[]): Promise<number> {
  const texts = await Promise.all(sites.map(async ({ deskUrl }) => (await fetch(`${deskUrl}/metrics`)).text()))
  const lines = texts.flatMap((text) => [...text.matchAll(/^site_submissions_total\{.*\} (\d+)$/gm)])
  return sum(lines.map(([, count]) => Number(count)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
