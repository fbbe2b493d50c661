import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { APPLICATION, another } from './application.ts'
import type { Site } from './site.ts'

/**
 * Applications as JSON at 50 connections, each by another client, whose address a proxy names: the site must be served
 * with `TRUSTED_PROXIES: '127.0.0.1'`.
 *
 * @returns answers a second, and the slowest of 100 in ms.
 * @throws an Error when one was refused, or answered and not stored.
 */
export async function submit(site: Site, seconds: number): Promise<{ rate: number; p99: number }> {
  const known = count(site)
  const result = await autocannon({
    url: site.url,
    connections: 50,
    duration: seconds,
    headers: another().headers,
    requests: [APPLICATION],
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  const stored = count(site) - known
  if (stored < result['2xx']) throw new Error(`${result['2xx']} were answered, but ${stored} are stored.`)
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 }
}

function count(site: Site): number {
  const db = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true })
  const row = db.prepare('select count(*) as count from submission').get()
  db.close()
  return Number(row?.count)
}
