import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deskRoutes } from '../contract/desk/replies.ts'
import { openContext } from '../server/context.ts'
import { loadCompany } from '../server/load-company.ts'
import { purge } from '../server/submissions/retention.ts'
import { BARE_ENV } from '../tests/support/bare-env.ts'
import { startSink } from '../tests/support/smtp-sink.ts'
import { fillDesk } from './desk-data.ts'
import { askOneByOne, percentile } from './one-by-one.ts'
import { median } from './report.ts'
import { residentMb, type Site, serve } from './site.ts'
import { submit } from './visitors.ts'

/** What a number of stored submissions costs. Times in ms unless their name says otherwise. */
export interface SubmissionFigures {
  stored: number
  /** How many were past their time in the first purge, and how many of them it erased in a second. */
  erased: number
  erasedPerSecond: number
  /** The daily purge, when nothing is past its time. */
  purge: number
  /** From the start of the process to its first page. */
  start: number
  /** Of the server's process after two seconds without work, and the highest while submissions arrived. */
  idleMb: number
  loadMb: number
  submissionsPerSecond: number
  submissionP99: number
  /** Of the desk's API, asked one at a time: the inbox, and searches for a name and a word. */
  list: number
  search: number
  searchP95: number
  /** The whole command, while the server runs. */
  backupSeconds: number
}

const STARTS = 3
const ASKED = 30
const LOAD_SECONDS = 5
const NAMES = ['Ada', 'Tomasz', 'Wren', 'Imani', 'Ruben', 'Hana', 'Marcus', 'Soledad', 'Noor', 'Davor']
const WORDS = ['harbor', 'ledger', 'turbine', 'cold', 'release', 'invoice', 'schedule', 'warehouse']

/** Fills a data folder of its own, serves it, and removes it. The server runs with default settings. */
export async function measureSubmissions(stored: number): Promise<SubmissionFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'))
  const sink = await startSink()
  const settings = { DATA_DIR: dataDir, SMTP_URL: sink.url, TRUSTED_PROXIES: '127.0.0.1' }
  try {
    const purged = await fill(dataDir, stored)
    const starts: number[] = []
    for (let run = 0; run < STARTS; run++) starts.push(await timeStart(settings))
    const site = await serve(settings)
    try {
      await (await fetch(site.url)).text()
      await setTimeout(2_000)
      const idleMb = residentMb(site, 'VmRSS')
      const desk = await askDesk(site)
      const backupSeconds = await timeBackup(dataDir)
      await submit(site, 2)
      const { rate, p99 } = await submit(site, LOAD_SECONDS)
      const load = { submissionsPerSecond: rate, submissionP99: p99, loadMb: residentMb(site, 'VmHWM') }
      return { stored, ...purged, start: median(starts), idleMb, ...desk, backupSeconds, ...load }
    } finally {
      await site.close()
    }
  } finally {
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Purged = Pick<SubmissionFigures, 'erased' | 'erasedPerSecond' | 'purge'>

async function fill(dataDir: string, stored: number): Promise<Purged> {
  const clock = { now: Date.now() }
  const log = { info() {}, warn() {}, error: (fields: object, text: string) => console.error(text, fields) }
  const company = await loadCompany()
  const context = await openContext({ dataDir, company, publicUrl: 'https://site.test', log, now: () => clock.now })
  try {
    await fillDesk(context, clock, stored)
    const before = performance.now()
    const { submissions: erased } = await purge(context)
    const erasedPerSecond = (erased * 1000) / (performance.now() - before)
    const again = performance.now()
    await purge(context)
    return { erased, erasedPerSecond, purge: performance.now() - again }
  } finally {
    await context.db.destroy()
  }
}

async function timeStart(settings: Record<string, string>): Promise<number> {
  const started = performance.now()
  const site = await serve(settings)
  const response = await fetch(site.url)
  await response.text()
  const ms = performance.now() - started
  await site.close()
  return ms
}

type Desk = Pick<SubmissionFigures, 'list' | 'search' | 'searchP95'>

async function askDesk({ deskUrl }: Site): Promise<Desk> {
  const list = deskRoutes.list()
  const words = (round: number) => `${NAMES[round % NAMES.length]}+${WORDS[round % WORDS.length]}`
  const inbox = await askOneByOne(deskUrl, ASKED, () => `${list}?status=open`)
  const { times } = await askOneByOne(deskUrl, ASKED, (round) => `${list}?sort=open&q=${words(round)}`)
  return { list: median(inbox.times), search: median(times), searchP95: percentile(times, 0.95) }
}

/** In seconds. */
async function timeBackup(dataDir: string): Promise<number> {
  const folder = `${dataDir}-backup`
  const root = join(import.meta.dirname, '..')
  const started = performance.now()
  try {
    const env = { ...BARE_ENV, DATA_DIR: dataDir }
    const child = spawn(process.execPath, [join(root, 'server/desk/cli.ts'), 'backup', folder], {
      ...{ env, cwd: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The backup ended with ${code}.`)
    return (performance.now() - started) / 1000
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
