import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { partnership } from '../contract/forms/partnership.ts'
import { median, note, perSecond, report } from './report.ts'
import { type Site, serve } from './site.ts'

// node bench/submissions.ts: applications as JSON at 50 connections, each answered when it would survive a power cut,
// beside what this machine's SQLite commits with synchronous=FULL: one submission and two letters at a time, nothing
// else. They take turns.

const SECONDS = 4
const ROUNDS = 3
const OF_RAW = 0.6

const raw: number[] = []
const ours: number[] = []
const slowest: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  raw.push(rawCommits())
  const site = await serve()
  try {
    const { rate, p99 } = await submit(site)
    ours.push(rate)
    slowest.push(p99)
  } finally {
    await site.close()
  }
}
const base = median(raw)
const rate = median(ours)
note('raw SQLite commits, synchronous=FULL', perSecond(base))
report(
  'durable submissions, 50 connections',
  `${perSecond(rate)}, ${(rate / base).toFixed(2)} × raw, 99 % within ${median(slowest).toFixed(0)} ms`,
  `${OF_RAW}`,
  rate / base >= OF_RAW,
)

async function submit(site: Site): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({
    url: site.url,
    connections: 50,
    duration: SECONDS,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    requests: [
      {
        method: 'POST',
        path: partnership.path,
        setupRequest: (request) => ({ ...request, body: JSON.stringify(application()) }),
      },
    ],
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  const kept = count(site)
  if (kept < result['2xx']) throw new Error(`${result['2xx']} were answered, but ${kept} are kept.`)
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 }
}

/** No two alike: the same again would be answered from memory of the first. */
function application() {
  const id = randomUUID().slice(0, 8)
  return {
    name: `Ines Halvorsen ${id}`,
    email: `ines-${id}@halvorsen.example`,
    phone: '+47 22 12 34 56',
    company: 'Halvorsen Marine',
    partnershipType: 'referral',
    experience: 'Twelve years of hydrographic surveys.',
    message: `Our clients ask for software that we do not write, ${id} being the latest.`,
  }
}

function count(site: Site): number {
  const db = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true })
  const row = db.prepare('select count(*) as count from submission').get()
  db.close()
  return Number(row?.count)
}

/** Per second. */
function rawCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-raw-'))
  const db = new DatabaseSync(join(folder, 'raw.db'))
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table submission (id text primary key, answers text); create table outbox (id text primary key, letter text)`)
  const submission = db.prepare('insert into submission values (?, ?)')
  const letter = db.prepare('insert into outbox values (?, ?)')
  const until = performance.now() + SECONDS * 1000
  let commits = 0
  while (performance.now() < until) {
    const answers = JSON.stringify(application())
    db.exec('begin immediate')
    submission.run(randomUUID(), answers)
    letter.run(randomUUID(), 'desk')
    letter.run(randomUUID(), 'visitor')
    db.exec('commit')
    commits++
  }
  db.close()
  rmSync(folder, { recursive: true, force: true })
  return commits / SECONDS
}
