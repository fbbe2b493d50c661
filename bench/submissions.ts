import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { type SmtpSink, startSink } from '../tests/support/smtp-sink.ts'
import { another } from './application.ts'
import { startReaders } from './readers.ts'
import { median, note, perSecond, report } from './report.ts'
import { serve } from './site.ts'
import { submit } from './visitors.ts'

// node bench/submissions.ts: applications as JSON at 50 connections under the default settings, each client another one,
// each answered when it would survive a power cut; two emails of each leave for an SMTP server meanwhile. Beside it what
// this machine's SQLite commits with synchronous=FULL, one row at a time and nothing else. They take turns. The visitors,
// the readers and the SMTP server have a thread each, on the same two processors as the server; raw SQLite has the machine
// for itself.

const SECONDS = 5
const ROUNDS = 3
/** While submissions arrive. */
const READERS = 20
/** Of all readers together, a second. */
const PAGES = 200
const OF_RAW = 0.5
const SLOWEST_MS = 150
const SLOWEST_PAGE_MS = 50
const EMAILS_UNDER_LOAD = 20
const EMAILS_IDLE = 100

interface Round {
  rate: number
  p99: number
  pageP99: number
  /** A second. */
  emails: number
  emailsIdle: number
}

const raw: number[] = []
const rounds: Round[] = []
for (let round = 0; round < ROUNDS; round++) {
  raw.push(rawCommits())
  rounds.push(await measure())
}
const base = median(raw)
const middle = (of: (round: Round) => number) => median(rounds.map(of))
const rate = middle((round) => round.rate)
note('raw SQLite commits of one row, synchronous=FULL', perSecond(base))
report(
  'durable submissions, 50 connections, default settings',
  `${perSecond(rate)}, ${(rate / base).toFixed(2)} × raw`,
  `${OF_RAW}`,
  rate / base >= OF_RAW,
)
atMost('slowest of 100 submissions', 'p99', SLOWEST_MS)
atMost(`slowest of 100 pages of ${READERS} readers meanwhile`, 'pageP99', SLOWEST_PAGE_MS)
atLeast('emails meanwhile', 'emails', EMAILS_UNDER_LOAD)
atLeast('emails after that', 'emailsIdle', EMAILS_IDLE)

function atMost(what: string, of: keyof Round, budget: number): void {
  const ms = middle((round) => round[of])
  report(what, `${ms.toFixed(0)} ms`, `${budget} ms`, ms <= budget)
}

function atLeast(what: string, of: keyof Round, budget: number): void {
  const measured = middle((round) => round[of])
  report(what, perSecond(measured), perSecond(budget), measured >= budget)
}

async function measure(): Promise<Round> {
  const sink = await startSink()
  // Each request names another client, as a proxy would.
  const site = await serve({ SMTP_URL: sink.url, TRUSTED_PROXIES: '127.0.0.1' })
  try {
    await submit(site, 2)
    const readers = await startReaders({ page: `${site.url}/terms-of-service`, connections: READERS, rate: PAGES })
    const before = sink.count()
    const work = submit(site, SECONDS)
    const pageP99 = await readers.during(work)
    const emails = (sink.count() - before) / SECONDS
    await readers.close()
    return { ...(await work), pageP99, emails, emailsIdle: await idleRate(sink) }
  } finally {
    await site.close()
    await sink.close()
  }
}

/** How many emails of the backlog leave in a second, without other work. */
async function idleRate(sink: SmtpSink): Promise<number> {
  const before = sink.count()
  const started = performance.now()
  await setTimeout(3_000)
  return ((sink.count() - before) * 1000) / (performance.now() - started)
}

/** Per second. */
function rawCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-raw-'))
  const db = new DatabaseSync(join(folder, 'raw.db'))
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table submission (id text primary key, answers text)',
  )
  const insert = db.prepare('insert into submission values (?, ?)')
  const until = performance.now() + SECONDS * 1000
  let commits = 0
  while (performance.now() < until) {
    insert.run(randomUUID(), another().body)
    commits++
  }
  db.close()
  rmSync(folder, { recursive: true, force: true })
  return commits / SECONDS
}
