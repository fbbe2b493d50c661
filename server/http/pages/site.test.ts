import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { REFUSALS } from '../../../contract/reply.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { HOME, NAVIGATE, openTestApp, test, writeSite } from '../app.fixture.ts'
import { contentSecurityPolicy } from '../headers.ts'
import { loadPages } from './pages.ts'

describe('a built page', () => {
  test('is found by its clean address, whichever way it was written', async ({ app }) => {
    const type = 'text/html; charset=utf-8'
    const titles = { '/': 'Home', '/about': 'About', '/blog': 'Blog', '/about?x=1': 'About' }
    for (const [url, title] of Object.entries(titles)) {
      const { statusCode, headers, body } = await app.inject({ url })

      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, no-cache'])
      expect(body).toContain(`<title>${title}</title>`)
    }
  })

  test.for([
    ['without a slash at its end', '/about/', '/about'],
    ['without capitals', '/About', '/about'],
    ['without slashes where it is made on demand', '/forms/quote//', '/forms/quote'],
    ['without capitals where it is made on demand', '/forms/Quote', '/forms/quote'],
    ['with each letter of its token', '/R/To%6Ben/', '/r/To%6Ben'],
  ] as const)('is reached at one address only, keeping the query: %s', async ([_how, from, to], { app }) => {
    const response = await app.inject({ url: `${from}?quote=devops` })

    expect([response.statusCode, response.headers.location]).toEqual([308, `${to}?quote=devops`])
  })

  test('never sends a visitor to another site', async ({ app }) => {
    const urls = ['//evil.example/', '//evil.example/r/a/', '/r//evil.example/', '/\\evil.example/']
    for (const { headers } of await Promise.all(urls.map((url) => app.inject({ url }))))
      expect(headers.location).toBeUndefined()
  })

  test('that was not changed is not sent again', async ({ app }) => {
    const ask = (headers = {}) => app.inject({ url: '/', headers })
    const { etag, 'last-modified': modified } = (await ask()).headers

    const byTag = await ask({ 'if-none-match': `"other", W/${etag}` })
    const byDate = await ask({ 'if-modified-since': modified })
    const changed = await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })

    expect([byTag.statusCode, byDate.statusCode, changed.statusCode]).toEqual([304, 304, 200])
    expect(byTag.body).toBe('')
    expect(byTag.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' })
  })

  test('may run only the inline scripts that stand in it', async ({ app }) => {
    const policy = (await app.inject({ url: '/' })).headers['content-security-policy']

    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('google')
    expect(contentSecurityPolicy({ https: true, analytics: true }, '')).toContain('https://www.googletagmanager.com')
    expect(
      contentSecurityPolicy({ https: false, analytics: false }, '<script type="application/ld+json">{}</script>'),
    ).toContain("script-src 'self';")
  })

  test('takes no other method', async ({ app }) => {
    const response = await app.inject({ method: 'POST', url: '/about', payload: { a: 1 } })

    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('in a fingerprinted file is kept for a year', async ({ app }) => {
    expect((await app.inject({ url: '/_astro/x.C0ffee.css' })).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('a film', () => {
  test.for([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ] as const)('asked for %s answers %i', async ([range, status, body, contentRange], { app }) => {
    const response = await app.inject({ url: '/hero.mp4', headers: { range } })

    expect(response.statusCode).toBe(status)
    expect(response.body).toBe(body)
    expect(response.headers['content-range']).toBe(contentRange)
  })

  test.for<[string, (date: number) => string, number]>([
    ['of the same date is continued', (date) => new Date(date).toUTCString(), 206],
    ['that changed meanwhile is sent whole', () => '"old"', 200],
    ['that changed meanwhile is sent whole, by its date', (date) => new Date(date - 60_000).toUTCString(), 200],
    ['of an earlier date is sent whole: the browser saw another', (date) => new Date(date + 60_000).toUTCString(), 200],
    ['is sent whole where the browser’s date cannot be read', () => 'yesterday', 200],
  ])('of which a browser has a part: one %s', async ([_what, conditionOf, status], { app }) => {
    const { headers: known } = await app.inject({ method: 'HEAD', url: '/hero.mp4' })
    const condition = conditionOf(Date.parse(String(known['last-modified'])))

    const response = await app.inject({ url: '/hero.mp4', headers: { range: 'bytes=2-4', 'if-range': condition } })

    expect(response.statusCode).toBe(status)
    expect(response.body).toBe(status === 206 ? '234' : '0123456789')
  })
})

test.for([
  ['a page', '/', {}, HOME.length],
  ['a film, whatever range it asks for', '/hero.mp4', { range: 'bytes=2-4' }, 10],
] as const)('HEAD tells the same and sends nothing: of %s', async ([_what, url, headers, length], { app }) => {
  const response = await app.inject({ method: 'HEAD', url, headers })

  expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([200, `${length}`, ''])
})

describe('an address that does not exist', () => {
  test('of sixteen thousand slashes takes no longer than any other', async ({ app }) => {
    const before = process.threadCpuUsage()

    expect((await app.inject({ url: `${'/'.repeat(16_000)}a` })).statusCode).toBe(404)
    // It was a quarter of a second and more, in which nobody else was answered.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100)
  })

  test.for(
    (
      '/nothing /about.html /index.html /../package.json /%2e%2e/package.json /about%00 /%zz /r/forged ' +
      '/forms/nothing /404'
    ).split(' '),
  )('%s shows the not-found page with its status', async (url, { app }) => {
    const response = await app.inject({ url, headers: { accept: 'text/html' } })

    expect(response.statusCode).toBe(404)
    expect(response.body).toMatch(/404 Page Not Found|nothing at this address/)
  })

  test('is told to a program in JSON', async ({ app }) => {
    const response = await app.inject({ url: '/api/nothing' })

    expect([response.statusCode, response.json()]).toEqual([404, { error: 'There is nothing at this address.' }])
  })

  test('takes no body, whatever its type and size', async ({ app }) => {
    const headers = { 'content-type': 'strange/thing' }
    const response = await app.inject({ method: 'POST', url: '/nothing', headers, payload: Buffer.alloc(500_000) })

    expect(response.statusCode).toBe(404)
  })

  test('a form address asked by GET says what it takes, and leads a browser to the form', async ({ app }) => {
    const get = (headers = {}) => app.inject({ url: '/api/quote', headers })

    expect(await get()).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } })
    expect(await get(NAVIGATE)).toMatchObject({ statusCode: 303, headers: { location: '/forms/quote' } })
    const uploads = await app.inject({ url: '/api/uploads', headers: NAVIGATE })
    expect([uploads.statusCode, uploads.body]).toEqual([405, REFUSALS.wrongMethod.error])
  })
})

test.each([
  ['br, gzip', 'br'],
  // What Chrome and Firefox send, and Safari: all have one weight, so that our order decides.
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  ['gzip;q=0, br;q=0', undefined],
])('compressed at build, Accept-Encoding "%s" gets %s', async (accept, coding) => {
  const folder = tempFolder()
  writeSite(folder)
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(HOME))
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(HOME))
  const { app } = await openTestApp({ pages: loadPages(folder, { https: false, analytics: false }) })

  const response = await app.inject({ url: '/', headers: accept ? { 'accept-encoding': accept } : {} })

  expect(response.headers['content-encoding']).toBe(coding)
  expect(response.headers.vary).toBe('Accept-Encoding')
  expect(response.headers.etag).toMatch(coding ? new RegExp(`-${coding}"$`) : /^"[\w-]{16}"$/)
  if (coding) expect(response.rawPayload.length).toBeLessThan(HOME.length)
  expect((await app.inject({ url: '/index.html.br' })).statusCode).toBe(404)
})

test('a placeholder is a picture of the asked size, and nothing else is', async ({ app }) => {
  const good = await app.inject({ url: '/api/placeholder/600/400' })
  const bad = await app.inject({ url: '/api/placeholder/2001/0' })

  expect(good.headers['content-type']).toBe('image/svg+xml')
  expect(good.headers['cache-control']).toContain('max-age')
  expect(good.body).toContain('viewBox="0 0 600 400"')
  expect(bad.statusCode).toBe(400)
  expect(bad.json()).toEqual({ error: 'Width and height must be whole numbers from 1 to 2000.' })
  for (const sizes of ['', '5', '600/', '600/400/2', 'wide/high'])
    expect((await app.inject({ url: `/api/placeholder/${sizes}` })).statusCode, sizes).toBe(400)
})

test('security.txt names whom to write to, and until when that holds', async () => {
  const { app, context } = await openTestApp({ env: { PUBLIC_URL: 'https://site.test' } })

  const { headers, body } = await app.inject({ url: '/.well-known/security.txt' })

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`Contact: mailto:${context.company.mail.quotes}\n`)
  expect(body).toContain('Canonical: https://site.test/.well-known/security.txt\n')
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - context.now()) / 86_400_000
  expect(days).toBe(180)
})

test('health tells of the process, readiness of what it needs', async ({ app, context }) => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' })

  await context.db.schema.alterTable('outbox').renameTo('gone').execute()
  const failing = await app.inject({ url: '/readyz' })

  expect(failing.statusCode).toBe(503)
  expect(failing.json()).toEqual({ status: 'failing', problems: ['database: cannot be read'] })
})
