import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { APPLICATION, another } from './application.ts'
import { load } from './load.ts'
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
  const { headers } = another()
  const asked = { url: site.url, connections: 50, duration: seconds, headers, requests: [APPLICATION] }
  const { answered, rate, p99 } = await load(asked)
  const stored = count(site) - known
  if (stored < answered) throw new Error(`${answered} were answered, but ${stored} are stored.`)
  return { rate, p99 }
}

function count(site: Site): number {
  const db = new DatabaseSync(join(site.dataDir, 'site.db'), { readOnly: true })
  const row = db.prepare('select count(*) as count from submission').get()
  db.close()
  return Number(row?.count)
}
