import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../support/close-after-test.ts'
import { counted, sizeOf } from '../support/proof.ts'
import { seeded } from '../support/seeded.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { startSink } from '../support/smtp-sink.ts'
import { faultsOf, IS_BUILT, openFolders, quoteForm, startBuilt } from './http-process.ts'

const SECONDS = sizeOf('PROOF_MIXED_SECONDS', 8)
const CLIENTS = 6
const FILE = 'A plan of the harbor.\n'.repeat(2_000)
/** Between two requests of a client, ms: a busy site, not a full machine. */
const PAUSE_MS = 40

test(
  `after ${SECONDS} s of mixed load memory, descriptors, log and disk are flat`,
  async ({ skip }) => {
    skip(!IS_BUILT, 'needs npm run build')
    const { dataDir } = await openFolders()
    const sink = closeAfterTest(await startSink())
    const server = await startBuilt(dataDir, { SMTP_URL: sink.url })
    const { pid = 0 } = server.child
    const faults = faultsOf(server)
    let logged = 0
    server.child.stderr?.on('data', (chunk: Buffer) => {
      logged += chunk.length
    })
    const random = seeded(30)
    const until = Date.now() + SECONDS * 1_000
    const answered = { requests: 0, stored: 0 }
    const samples: { rss: number; open: number }[] = []

    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      while (Date.now() < until) {
        const { status, stored } = await oneRequest(server, random(), client)
        expect(status).toBeLessThan(500)
        answered.requests += 1
        answered.stored += stored
        await wait(PAUSE_MS)
      }
    })
    while (Date.now() < until) {
      await wait(Math.min(5_000, (SECONDS * 1_000) / 40))
      samples.push({ rss: residentMb(pid), open: openFiles(pid) })
    }
    await Promise.all(clients)
    await expect.poll(() => sink.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(answered.stored * 2)
    // A file of a visitor who left goes once the server has heard of that.
    await expect.poll(() => sizesIn(dataDir).staged).toBe(0)

    const part = (from: number, to: number) => samples.slice(samples.length * from, samples.length * to)
    const early = part(0.25, 0.5)
    const growth = median(part(0.75, 1).map(({ rss }) => rss)) - median(early.map(({ rss }) => rss))
    const sizes = sizesIn(dataDir)
    expect(faults.slice(0, 3)).toEqual([])
    // A server that has just started still grows.
    expect(growth).toBeLessThan(SECONDS < 60 ? 150 : 60)
    expect(openFiles(pid)).toBeLessThan(median(early.map(({ open }) => open)) + 20)
    expect(logged / answered.requests).toBeLessThan(1_500)
    // A submission is its file, its rows and their indexes; nothing else stays.
    expect(sizes.log).toBeLessThan(16)
    expect((sizes.all * 1024 * 1024) / Math.max(1, answered.stored)).toBeLessThan(
      FILE.length + 20_000 + 16e6 / answered.stored,
    )
    counted({
      requests: answered.requests,
      stored: answered.stored,
      'MB more memory': Math.max(0, Math.round(growth)),
      'bytes of log a request': Math.round(logged / answered.requests),
    })
  },
  (SECONDS + 180) * 1_000,
)

const PAGES = ['/', '/about', '/blog', '/forms/quote', '/blog?q=harbor', '/not-there', '/healthz', '/sitemap.xml']

async function oneRequest({ url, deskUrl }: ServerProcess, chance: number, client: number) {
  const read = async (address: string, options: RequestInit = {}) => {
    const response = await fetch(address, options)
    await response.arrayBuffer()
    return { status: response.status, stored: 0 }
  }
  if (chance < 0.6) return read(`${url}${PAGES[Math.floor(chance * 1_000) % PAGES.length]}`)
  if (chance < 0.7) return read(`${deskUrl}/api/submissions?q=ada`)
  if (chance < 0.75) return read(`${url}/api/quote`, { method: 'POST', body: quote(client, { email: 'no' }) })
  if (chance < 0.8) {
    // A visitor who leaves in the middle of a file.
    const leaving = AbortSignal.timeout(5)
    return read(`${url}/api/quote`, { method: 'POST', body: quote(client, {}, true), signal: leaving }).catch(() => ({
      ...{ status: 0, stored: 0 },
    }))
  }
  const { status } = await read(`${url}/api/quote`, { method: 'POST', body: quote(client, {}, chance > 0.9) })
  return { status, stored: status === 200 ? 1 : 0 }
}

function quote(client: number, more: Record<string, string>, hasFile = false): FormData {
  const own = { email: `a${Date.now()}-${client}@engines.example`, message: `By ${Math.random()}.` }
  return quoteForm({ ...own, ...more }, hasFile ? FILE : undefined)
}

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** In MB: all below the folder, and of that the database's own log; and how many files wait for a form. */
function sizesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const size = (names: typeof files) =>
    names.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1024 / 1024
  return {
    // The reserve for a full disk is there from the start.
    all: size(files.filter(({ name }) => name !== 'reserve')),
    log: size(files.filter(({ name }) => name.endsWith('-wal'))),
    staged: files.filter(({ parentPath }) => parentPath.endsWith('staged')).length,
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
}
