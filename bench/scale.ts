import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Result } from 'autocannon'
import { type PostgresServer, startPostgres } from '../tests/support/postgres-server.ts'
import { APPLICATION, another } from './application.ts'
import { machine, median, note, perSecond } from './report.ts'
import { type Site, serve } from './site.ts'
import { startSink } from './smtp-sink.ts'

// node bench/scale.ts: durable submissions and pages a second on SQLite, and on PostgreSQL with one and with three
// instances. They take turns in each round, each with an empty database on the same disk. Submissions are those of
// bench/submissions.ts: JSON without files, default settings, each client another one, two emails of each leaving for an
// SMTP server. The clients of three instances are divided among them in turn: there is no proxy, because one instance has
// none either. PostgreSQL has its default settings. The visitors, the SMTP server, PostgreSQL and all instances share the
// processors of this machine, so three instances cannot have more of them than one.

const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 51
/** A short page, as in bench/pages.ts. */
const PAGE = '/terms-of-service'

const CONTESTANTS = [
  { name: 'SQLite, one instance', instances: 1, hasPostgres: false },
  { name: 'PostgreSQL, one instance', instances: 1, hasPostgres: true },
  { name: 'PostgreSQL, three instances', instances: 3, hasPostgres: true },
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
const rounds = new Map<Contestant, Round[]>(CONTESTANTS.map((contestant) => [contestant, []]))
try {
  for (let round = 0; round < ROUNDS; round++) {
    // Each is the first one once.
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
for (const [{ name }, measured] of rounds) {
  const middle = (of: keyof Round) => median(measured.map((round) => round[of]))
  const words = wordsOf({ submissions: middle('submissions'), p99: middle('p99'), pages: middle('pages') })
  note(`${name}, medians of ${ROUNDS}`, words)
}

function wordsOf({ submissions, p99, pages }: Round): string {
  return `${perSecond(submissions)} submissions, 99 % within ${p99.toFixed(0)} ms; ${perSecond(pages)} pages`
}

async function measure(contestant: Contestant, server: PostgresServer, round: number): Promise<Round> {
  const { instances, hasPostgres } = contestant
  const sink = await startSink()
  // Instances of one machine share their folder (docs/deploy.md).
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  const databaseUrl = hasPostgres ? await server.create(`round_${round}_${instances}`) : ''
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
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function submit(sites: readonly Site[], seconds: number): Promise<{ submissions: number; p99: number }> {
  const known = await stored(sites)
  const results = await Promise.all(
    sites.map(({ url }) =>
      autocannon({
        url,
        connections: CONNECTIONS / sites.length,
        duration: seconds,
        headers: another().headers,
        requests: [APPLICATION],
      }),
    ),
  )
  refuseErrors(results)
  const answered = sum(results.map((result) => result['2xx']))
  const added = (await stored(sites)) - known
  if (added < answered) throw new Error(`${answered} were answered, but ${added} are stored.`)
  return {
    submissions: sum(results.map((result) => result['2xx'] / result.duration)),
    // Of the slowest instance.
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  }
}

/** Right after the submissions: emails of the backlog still leave. */
async function read(sites: readonly Site[]): Promise<number> {
  const results = await Promise.all(
    sites.map(({ url }) =>
      autocannon({
        url: url + PAGE,
        connections: CONNECTIONS / sites.length,
        duration: SECONDS,
        headers: { 'Accept-Encoding': 'identity' },
      }),
    ),
  )
  refuseErrors(results)
  return sum(results.map((result) => result['2xx'] / result.duration))
}

function refuseErrors(results: readonly Result[]): void {
  for (const { non2xx, errors } of results)
    if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} errors`)
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
