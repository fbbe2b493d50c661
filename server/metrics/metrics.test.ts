import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { ANSWERS, sendAccepted } from '../context.fixture.ts'
import { openPost } from '../conversation/conversation.fixture.ts'
import { recordRun } from '../database/job-runs.ts'
import { openTestDesk, test } from '../desk/api/desk.fixture.ts'
import { NAVIGATE, openTestApp, postQuote } from '../http/app.fixture.ts'
import { countLogLines, countQueryErrors, countStoreErrors } from './count-errors.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const HOUR = 60 * 60_000

/** The value of one series as it stands in the text that Prometheus reads; undefined when it is not there. */
async function seriesValue(metrics: Metrics, series: string): Promise<number | undefined> {
  return valueIn(await metrics.registry.metrics(), series)
}

function valueIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('metrics of the site', () => {
  test('count answers by route pattern, method and class of status, pages from memory among them', async () => {
    const metrics = createMetrics()
    const { app } = await openTestApp({ metrics })
    await app.listen({ port: 0 })
    const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    const count = (labels: string) => seriesValue(metrics, `site_http_request_duration_seconds_count{${labels}}`)

    for (const path of ['/about', '/nothing/here', '/r/zq7token', '/healthz'])
      await (await fetch(`${url}${path}`, { headers: NAVIGATE })).text()

    const of = (route: string, status: string) =>
      count(`listener="site",method="GET",route="${route}",status="${status}"`)
    await expect.poll(() => of('/*', '2xx')).toBe(1)
    await expect.poll(() => of('/*', '4xx')).toBe(1)
    await expect.poll(() => of('/r/:token', '4xx')).toBe(1)
    await expect.poll(() => of('/healthz', '2xx')).toBe(1)
    expect(await metrics.registry.metrics()).not.toMatch(/zq7token|nothing/)
  })

  test('count a submission once by its form, however often it is sent, and a refusal by its reason', async () => {
    const metrics = createMetrics()
    const { app } = await openTestApp({ metrics, env: { RATE_LIMIT: '4' } })
    const key = { 'idempotency-key': 'one-and-the-same' }

    await postQuote(app, {}, { headers: key })
    await postQuote(app, {}, { headers: key })
    await postQuote(app, { email: 'nobody' })
    await postQuote(app, { email: 'nobody' }, { headers: NAVIGATE })
    await postQuote(app)

    expect(await seriesValue(metrics, 'site_submissions_total{form="quote",quarantined="no"}')).toBe(1)
    expect(await seriesValue(metrics, 'site_refusals_total{reason="invalid"}')).toBe(2)
    expect(await seriesValue(metrics, 'site_refusals_total{reason="tooMany"}')).toBe(1)
  })
})

describe('metrics of the work', () => {
  test('tell what is open and overdue at each desk, what waits in the outbox and how long, and how jobs ended', async () => {
    const { context, ask } = await openTestDesk()
    await sendAccepted(context)
    await recordRun(context.db, 'backup', { at: context.now(), problem: null })
    await recordRun(context.db, 'canary', { at: context.now(), problem: 'no answer' })
    context.pass(100 * HOUR)

    const { status, headers, text } = await ask('GET', '/metrics')

    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(valueIn(text, 'site_submissions_open{desk="quotes"}')).toBe(1)
    expect(valueIn(text, 'site_submissions_overdue{desk="quotes"}')).toBe(1)
    expect(valueIn(text, 'site_submissions_open{desk="careers"}')).toBe(0)
    expect(valueIn(text, 'site_outbox_waiting{queue="other"}')).toBe(2)
    expect(valueIn(text, 'site_outbox_oldest_seconds')).toBe(360_000)
    expect(valueIn(text, 'site_job_failed{task="backup"}')).toBe(0)
    expect(valueIn(text, 'site_job_failed{task="canary"}')).toBe(1)
    expect(valueIn(text, 'site_job_last_run_timestamp_seconds{task="purge"}')).toBe(0)
    // A visitor's address that is refused for a day is nobody's alarm.
    await context.db.updateTable('outbox').set({ state: 'sent' }).where('kind', '!=', 'visitor').execute()
    expect(valueIn((await ask('GET', '/metrics')).text, 'site_outbox_oldest_seconds')).toBe(0)
    expect(valueIn(text, 'site_disk_free_bytes')).toBeGreaterThan(0)
    expect(valueIn(text, 'site_database_readable')).toBe(1)
  })

  test('count emails and webhooks that were given up', async ({ context, ask }) => {
    context.queuesWebhooks = true
    await sendAccepted(context)
    await context.db.updateTable('outbox').set({ state: 'dead' }).execute()
    const waiting = valueIn((await ask('GET', '/metrics')).text, 'site_webhooks_waiting')
    await context.db.updateTable('webhook').set({ state: 'dead' }).execute()

    const { text } = await ask('GET', '/metrics')

    expect(waiting).toBe(1)
    expect(valueIn(text, 'site_outbox_dead')).toBe(2)
    expect(valueIn(text, 'site_webhooks_dead')).toBe(1)
  })

  test('still answer when the database cannot be read, say so, and show no old figure as a new one', async () => {
    const { context, ask } = await openTestDesk()
    await sendAccepted(context)
    expect(valueIn((await ask('GET', '/metrics')).text, 'site_outbox_waiting{queue="other"}')).toBe(2)
    await context.db.schema.dropTable('outbox').execute()

    const { status, text } = await ask('GET', '/metrics')

    expect(status).toBe(200)
    expect(valueIn(text, 'site_database_readable')).toBe(0)
    expect(valueIn(text, 'site_outbox_waiting{queue="other"}')).toBeUndefined()
    expect(valueIn(text, 'site_outbox_oldest_seconds')).toBeNaN()
  })

  test('count each try of an email by its kind and outcome', async ({ desk: { context, metrics } }) => {
    await sendAccepted(context)
    openPost(context, {
      refuse: () => new Error('away'),
      onOutcome: (kind, outcome) => metrics.emails.inc({ kind, outcome }),
    })

    await expect.poll(() => seriesValue(metrics, 'site_emails_total{kind="desk",outcome="failed"}')).toBe(1)
    await expect.poll(() => seriesValue(metrics, 'site_emails_total{kind="visitor",outcome="failed"}')).toBe(1)
  })
})

describe('metrics of faults', () => {
  test('count failed queries of the database by what they mean', async () => {
    const metrics = createMetrics()
    const { context } = await openTestDesk({ onQueryError: countQueryErrors(metrics) })
    await context.db.schema.dropTable('outbox').execute()

    await expect(sendAccepted(context)).rejects.toThrow()

    expect(await seriesValue(metrics, 'site_database_errors_total{fault="broken"}')).toBeGreaterThan(0)
    expect(await seriesValue(metrics, 'site_database_errors_total{fault="full"}')).toBe(0)
  })

  test('count failed operations of the attachment store, and pass the error on', async ({ context }) => {
    const metrics = createMetrics()
    const store = countStoreErrors(context.store, metrics)

    const file = { key: 'a'.repeat(32), bytes: 1, sha256: '' }
    await expect(store.read(file)).rejects.toMatchObject({ code: 'STORE_MISSING' })
    expect(await store.copyTo(file.key, join(context.dataDir, 'copy'))).toBeUndefined()
    expect(store.placeOf(file.key)).toContain(file.key)

    expect(await seriesValue(metrics, 'site_store_errors_total{operation="read"}')).toBe(1)
    expect(await seriesValue(metrics, 'site_store_errors_total{operation="copyTo"}')).toBe(0)
  })

  test('count the lines of the log by level', async () => {
    const metrics = createMetrics()
    const lines: string[] = []
    const write = (_fields: object, message: string) => void lines.push(message)
    const log = countLogLines({ info: write, warn: write, error: write }, metrics)

    log.error({}, 'one')
    log.error({}, 'another')

    expect(lines).toEqual(['one', 'another'])
    expect(await seriesValue(metrics, 'site_log_messages_total{level="error"}')).toBe(2)
    expect(await seriesValue(metrics, 'site_log_messages_total{level="info"}')).toBe(0)
  })
})

test('no label of a metric holds anything that a visitor sent', async () => {
  const metrics = createMetrics()
  const { app, context } = await openTestApp({ metrics })
  const marker = 'zq7marker'
  const headers = { 'user-agent': marker, cookie: marker, referer: marker, 'x-request-id': marker }

  const sent = await postQuote(app, { name: marker }, { headers })
  for (const url of [sent.json().receipt, `/${marker}`, `/r/${marker}`, `/api/${marker}`, `/s/${marker}?a=${marker}`])
    await app.inject({ url, headers })
  await app.inject({ method: 'PROPFIND', url: `/${marker}`, headers })

  const text = await metrics.registry.metrics()
  expect(text).toContain('route="/r/:token"')
  for (const secret of [marker, sent.json().reference, '127.0.0.1', ANSWERS.email, context.dataDir])
    expect(text).not.toContain(secret)
})
