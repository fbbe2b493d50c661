import { setTimeout } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { type SmtpSink, startSink } from '../tests/support/smtp-sink.ts'
import { APPLICATION, another } from './application.ts'
import { startReaders } from './readers.ts'
import { median, note, report } from './report.ts'
import { residentMb, type Site, serve } from './site.ts'

// node bench/crowd.ts [rounds]: what a crowd does to a server under the default settings. Its memory at rest, while 400
// clients send applications, and a minute after the last of their emails has left; and how long others wait for a page
// while 24 clients, who never pause, ask for pages that are rendered on demand, and beside them for a built one.

const ROUNDS = Number(process.argv[2] ?? 3)
const REST_MB = 150
const CROWD_MB = 350
const AFTER_MB = 200
const SLOWEST_PAGE_MS = 50
/** Where nothing is stored, each question is a page of its own. */
const ON_DEMAND = ['/blog?q=cloud-', '/forms/quote?choose=', '/sounding?kind=', '/contact?n=']

const memory: number[][] = []
const waits: number[][] = []
for (let round = 0; round < ROUNDS; round++) {
  memory.push(await onFreshSite(measureMemory))
  waits.push(await onFreshSite(measureWaits))
}
atMost('memory at rest', memory, 0, REST_MB, 'MB')
atMost('memory under 400 clients for 20 s, at most', memory, 1, CROWD_MB, 'MB')
atMost('memory a minute after the last email', memory, 2, AFTER_MB, 'MB')
for (const [index, path] of ON_DEMAND.entries())
  atMost(`slowest of 100 pages of others while 24 clients ask for ${path}…`, waits, index, SLOWEST_PAGE_MS, 'ms')

function atMost(what: string, rounds: number[][], index: number, budget: number, unit: string): void {
  const values = rounds.map((round) => round[index] ?? Number.NaN)
  report(what, `${median(values)} ${unit} of ${values.join(', ')}`, `${budget} ${unit}`, median(values) <= budget)
}

async function onFreshSite<T>(measure: (site: Site, sink: SmtpSink) => Promise<T>): Promise<T> {
  const sink = await startSink()
  const site = await serve({ TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: sink.url })
  try {
    return await measure(site, sink)
  } finally {
    await site.close()
    await sink.close()
  }
}

async function measureMemory(site: Site, sink: SmtpSink): Promise<number[]> {
  await setTimeout(15_000)
  const rest = residentMb(site, 'VmRSS')
  await ask(site, 400, 20, APPLICATION, another().headers)
  const most = residentMb(site, 'VmHWM')
  for (let sent = -1; sent < sink.count(); await setTimeout(5_000)) sent = sink.count()
  await setTimeout(60_000)
  return [rest, most, residentMb(site, 'VmRSS')]
}

async function measureWaits(site: Site): Promise<number[]> {
  const readers = await startReaders({ page: `${site.url}/terms-of-service`, connections: 20, rate: 200 })
  const found: number[] = []
  for (const path of ON_DEMAND) {
    let asked = 0
    const question: Request = {
      method: 'GET',
      path,
      setupRequest: (request) => ({
        ...request,
        path: `${path}${asked++}`,
        headers: { 'X-Forwarded-For': another().headers['X-Forwarded-For'] ?? '' },
      }),
    }
    found.push(Math.round(await readers.during(ask(site, 24, 8, question))))
  }
  await readers.close()
  return found
}

async function ask(site: Site, connections: number, duration: number, request: Request, headers = {}): Promise<void> {
  const result = await autocannon({ url: site.url, connections, duration, headers, requests: [request] })
  const { non2xx, errors } = result
  note(
    `${connections} clients`,
    `${Math.round(result['2xx'] / result.duration)}/s, ${non2xx} refused, ${errors} errors`,
  )
}
