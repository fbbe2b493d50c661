import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PDF } from '../../server/http/app.fixture.ts'
import { openFolders, postQuote, start } from './http-process.ts'

/** Of Debian's package prometheus, or of another place: `PROMTOOL=/opt/promtool`. */
const PROMTOOL = process.env.PROMTOOL || '/usr/bin/promtool'

test('the real server tells Prometheus of itself at the desk’s address, and of nothing at the site’s', async () => {
  const server = await start(await openFolders())
  expect((await postQuote(server.url, {}, new Blob([PDF]), 'plan.pdf')).status).toBe(200)

  const response = await fetch(`${server.deskUrl}/metrics`)
  const text = await response.text()

  expect(response.status).toBe(200)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  for (const line of [
    'site_submissions_total{form="quote",quarantined="no"} 1',
    'site_submissions_open{desk="quotes"} 1',
    'site_database_readable 1',
    'site_database_errors_total{fault="broken"} 0',
    'site_store_errors_total{operation="put"} 0',
    'site_log_messages_total{level="warn"} 0',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(text).toMatch(/^site_http_request_duration_seconds_count\{.*route="\/api\/quote",status="2xx"\} 1$/m)
  expect(text).not.toMatch(/\bAda\b|engines|plan\.pdf|127\.0\.0\.1/)
  // It ends with an error when names, types or help are wrong. Three gauges of prom-client itself are named like counters.
  const own = text.split('\n').filter((line) => /^(# \w+ )?site_/.test(line))
  if (existsSync(PROMTOOL)) execFileSync(PROMTOOL, ['check', 'metrics'], { input: `${own.join('\n')}\n` })
})
