import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { test as base, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { type Opening, openTestContext, sendAccepted } from '../../context.fixture.ts'
import { engineOf } from '../../database/engine.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { newsletterState } from '../../newsletter/issues.ts'
import { LiveDesk } from '../live.ts'
import { buildDeskApp } from './app.ts'
import { loadScreen } from './screen.ts'

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>

type Options = Opening & { env?: Record<string, string>; screen?: boolean }

/** The desk's server on a real database. With `screen`, a built screen of three files. */
export async function openTestDesk({ env, screen, ...opening }: Options = {}) {
  const context = await openTestContext(opening)
  const folder = join(context.dataDir, 'dist', 'desk')
  if (screen) writeScreen(folder)
  const { desk } = readConfig({ DATA_DIR: context.dataDir, ...env })
  Object.assign(context, { people: desk.people })
  const live = new LiveDesk({
    source: engineOf(context.db).changeSource(context.db),
    ...{ now: context.now, log: context.log, newsletterState: () => newsletterState(context) },
  })
  const metrics = createMetrics()
  const app = buildDeskApp({
    ...{ desk, context, live, screen: loadScreen(folder), metrics, startedAt: context.now() },
    issuesPerMinute: 120,
    sender: { address: 'post@sender.test' },
  })
  await app.ready()
  onTestFinished(() => app.close())
  return {
    app,
    context,
    live,
    metrics,
    /** Asks as Ines, from the desk's own page. */
    async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, more: InjectOptions = {}) {
      const headers = { host: '127.0.0.1:4322', cookie: 'desk-name=Ines', 'sec-fetch-site': 'same-origin' }
      const response = await app.inject({
        method,
        url,
        ...more,
        // A header that is undefined is not sent.
        headers: Object.fromEntries(
          Object.entries({ ...headers, ...more.headers }).filter(([, value]) => value !== undefined),
        ),
        ...(body && { payload: body }),
      })
      const isJson = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        json: isJson ? response.json() : undefined,
        text: response.body,
      }
    },
  }
}

/** A desk with one request, and what it shows of it. */
export async function openRequest(options: Parameters<typeof openTestDesk>[0] = {}) {
  const desk = await openTestDesk(options)
  const reference = await sendAccepted(desk.context)
  const shown = async () => (await desk.ask('GET', `/api/submissions/${reference}`)).json
  return { ...desk, reference, shown }
}

/** A test with a desk of its own, and what belongs to it. */
export const test = base
  .extend('desk', () => openTestDesk())
  .extend('app', ({ desk }) => desk.app)
  .extend('context', ({ desk }) => desk.context)
  .extend('ask', ({ desk }) => desk.ask)
  .extend('reference', ({ context }) => sendAccepted(context))

function writeScreen(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Desk</title><script>start()</script>')
  writeFileSync(join(folder, 'assets', 'index-C0ffee.js'), 'desk()')
}
