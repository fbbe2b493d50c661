import type { InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { readConfig } from '../../config.ts'
import { answerTo, openTestApp } from '../../http/app.fixture.ts'
import { SANDBOX_POLICY } from '../../http/headers.ts'
import { openTestDesk, test } from './desk.fixture.ts'

const PROXY = {
  DESK_USER_HEADER: 'X-Forwarded-User',
  DESK_TRUSTED_PROXIES: '10.1.0.0/16',
  DESK_URL: 'https://desk.site.test',
}

describe('the desk answers', () => {
  test.for(['127.0.0.1:4322', 'localhost:80', '[::1]:80', 'LOCALHOST'])('under the name %s', async (host, { ask }) => {
    expect((await ask('GET', '/api/overview', undefined, { headers: { host } })).status).toBe(200)
  })

  test.each(
    (
      'evil.example evil.example:4322 localhost.evil.example 127.0.0.1.evil.example desk.site.test ' +
      'localhost@evil.example'
    ).split(' '),
  )('not under the name %s', async (host) => {
    const { ask } = await openTestDesk({ screen: true })

    for (const url of ['/', '/api/overview', '/assets/index-C0ffee.js'])
      expect((await ask('GET', url, undefined, { headers: { host } })).status, url).toBe(403)
  })

  test('not under two names', async ({ app }) => {
    const words = 'GET /api/overview HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'

    expect(await answerTo(app, words)).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('an address that cannot be decoded as any other, under its own name alone', async ({ app }) => {
    const ask = (host: string) => app.inject({ url: '/%ff', headers: { host } })

    const own = await ask('localhost')
    expect([own.statusCode, own.json()]).toEqual([404, { error: 'There is nothing at this address.' }])
    expect(own.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': SANDBOX_POLICY,
      'x-request-id': expect.any(String),
    })
    expect((await ask('evil.example')).statusCode).toBe(403)
  })

  test('under its own address behind the proxy, and no other', async () => {
    const { ask } = await openTestDesk({ env: PROXY })
    const from = { remoteAddress: '10.1.2.3' }
    const named = (host: string) => ({ ...from, headers: { host, 'x-forwarded-user': 'Corin' } })

    const { json } = await ask('GET', '/api/session', undefined, named('desk.site.test'))
    expect(json).toMatchObject({ name: 'Corin', source: 'proxy' })
    expect((await ask('GET', '/api/session', undefined, named('other.site.test'))).status).toBe(403)
  })
})

describe('who acts', () => {
  test('is named by a trusted proxy alone; a trusted proxy that names nobody is refused', async () => {
    const { ask } = await openTestDesk({ env: PROXY })
    const forged = { headers: { 'x-forwarded-user': 'Corin' } }

    expect((await ask('GET', '/api/session', undefined, forged)).json).toMatchObject({ name: 'Ines', source: 'cookie' })
    expect((await ask('GET', '/api/session', undefined, { remoteAddress: '10.1.2.3' })).status).toBe(403)
    expect((await ask('GET', '/api/session', undefined, { remoteAddress: '192.0.2.7' })).status).toBe(403)
    expect((await ask('GET', '/api/session', undefined, { remoteAddress: '192.0.2.7', ...forged })).status).toBe(403)
  })

  test('is asked once a browser', async ({ ask, reference }) => {
    const nobody = { headers: { cookie: '' } }
    const take = { action: 'take', target: { references: [reference] } }

    expect((await ask('GET', '/api/session', undefined, nobody)).json.name).toBeNull()
    expect((await ask('POST', '/api/actions', take, nobody)).status).toBe(401)
    const named = await ask('POST', '/api/session', { name: ' Zoë;\n Ångström ' }, nobody)
    const cookie = String(named.headers['set-cookie'])

    expect(cookie).toMatch(/; SameSite=Strict; HttpOnly$/)
    const own = { headers: { cookie: cookie.split(';')[0] } }
    expect((await ask('POST', '/api/actions', take, own)).json.changed).toBe(1)
    expect((await ask('GET', `/api/submissions/${reference}`)).json.owner).toBe('Zoë; Ångström')
    expect((await ask('POST', '/api/session', { name: 'x'.repeat(61) }, nobody)).status).toBe(400)
  })

  test('a broken cookie is nobody', async ({ ask }) => {
    for (const cookie of ['desk-name=%E0%A4%A', 'desk-name=', 'desk-name=%00%E2%80%8B'])
      expect((await ask('GET', '/api/session', undefined, { headers: { cookie } })).json.name).toBeNull()
  })
})

test.for([
  ['POST', { 'sec-fetch-site': 'cross-site' }],
  ['POST', { 'sec-fetch-site': 'same-site' }],
  ['POST', { 'sec-fetch-site': 'none' }],
  ['POST', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['POST', { 'sec-fetch-site': undefined, origin: 'http://127.0.0.1:4321' }],
  ['POST', { 'sec-fetch-site': undefined, origin: 'null' }],
  ['GET', { 'sec-fetch-site': 'cross-site' }],
  ['GET', { 'sec-fetch-site': 'same-site' }],
] as const)('%s from another page is refused: %o', async ([method, headers], { ask, reference }) => {
  const body = method === 'POST' ? { action: 'spam', target: { references: [reference] } } : undefined

  const answer = await ask(method, method === 'POST' ? '/api/actions' : '/api/export.csv', body, { headers })

  expect(answer.status).toBe(403)
  expect((await ask('GET', `/api/submissions/${reference}`)).json.status).toBe('open')
})

test.each(['/%61pi/overview', '/api%2Foverview', '/a%70i/export.csv', '/%61pi/events', '/api/nothing'])(
  'another page reads nothing at %s, however the address is written',
  async (url) => {
    const { ask } = await openTestDesk({ screen: true })
    const from = (site: string) => ({ headers: { 'sec-fetch-site': site } })

    for (const site of ['cross-site', 'same-site']) {
      const { status, headers, text } = await ask('GET', url, undefined, from(site))
      // An address that the router does not take for the API is the screen, which holds no data.
      const isScreen = status === 200 && text.includes('<title>Desk</title>')
      expect(isScreen || status === 403 || status === 404, `${status} ${headers['content-type']}`).toBe(true)
    }
  },
)

test('a body that a form of another site could send is not read', async ({ ask }) => {
  const headers = { 'content-type': 'text/plain' }

  expect((await ask('POST', '/api/session', undefined, { headers, payload: '{"name":"Eve"}' })).status).toBe(415)
})

test('no address of the desk exists on the public port, whatever the request claims to be', async () => {
  const { app } = await openTestApp()
  const paths = Object.values(deskRoutes).map((path) => path('Q-7K3M9', 0))
  const forged = [
    {},
    { host: '127.0.0.1:4322', origin: 'http://127.0.0.1:4322', 'sec-fetch-site': 'same-origin' },
    {
      'x-forwarded-host': 'localhost:4322',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-user': 'Ines',
      forwarded: 'host=localhost',
    },
  ]

  expect(paths.length).toBeGreaterThan(18)
  expect(paths).toContain('/metrics')
  for (const url of paths) {
    for (const headers of forged) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const { statusCode } = await app.inject({ method, url, headers })
        expect([404, 405], `${method} ${url}`).toContain(statusCode)
      }
    }
  }
})

test('metrics are told under the desk’s own rule: to a program of this machine, without a name, and to no page', async () => {
  const { ask } = await openTestDesk()
  const proxied = await openTestDesk({ env: PROXY })
  const scrape = (more: InjectOptions) => ask('GET', deskRoutes.metrics(), undefined, more)
  const program = { cookie: '', 'sec-fetch-site': undefined }
  const byProxy = (headers: object) =>
    proxied.ask('GET', '/metrics', undefined, { remoteAddress: '10.1.2.3', headers: { ...program, ...headers } })

  const answer = await scrape({ headers: program })

  expect(answer.status).toBe(200)
  expect(answer.text).toContain('# TYPE site_http_request_duration_seconds histogram')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await scrape({ headers: { ...program, host: 'evil.example' } })).status).toBe(403)
  expect((await scrape({ headers: program, remoteAddress: '192.0.2.7' })).status).toBe(403)
  for (const site of ['cross-site', 'same-site'])
    expect((await scrape({ headers: { ...program, 'sec-fetch-site': site } })).status).toBe(403)
  // A proxy that names people names the program, too.
  expect((await byProxy({})).status).toBe(403)
  expect((await byProxy({ 'x-forwarded-user': 'prometheus' })).status).toBe(200)
})

test('a host that others can reach needs a proxy that names people', () => {
  expect(() => readConfig({ DESK_HOST: '0.0.0.0' })).toThrow('DESK_HOST must be a loopback address')
  expect(() => readConfig({ DESK_HOST: '10.0.0.5', DESK_USER_HEADER: 'Remote-User' })).toThrow('DESK_HOST must be')
  expect(() => readConfig({ DESK_USER_HEADER: 'Remote-User' })).toThrow('DESK_TRUSTED_PROXIES must be set')
  expect(readConfig({ DESK_HOST: '10.0.0.5', ...PROXY }).desk.userHeader).toBe('x-forwarded-user')
})

describe('the screen', () => {
  test('is served with a policy that lets only its own files run', async () => {
    const { ask } = await openTestDesk({ screen: true })

    const page = await ask('GET', '/submissions/Q-7K3M9?q=x', undefined, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })

    expect(page.status).toBe(200)
    expect(page.text).toContain('<title>Desk</title>')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-[^;']*' 'sha256-[^;']*'; style-src-attr .*frame-ancestors 'none'$/,
    )
    expect(page.headers['cache-control']).toBe('no-store')
    const script = await ask('GET', '/assets/index-C0ffee.js')
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect((await ask('GET', '/assets/index-01dBad.js')).status).toBe(404)
    expect((await ask('GET', '/api/nothing')).status).toBe(404)
    expect((await ask('GET', '/..%2f..%2fpackage.json')).status).toBe(404)
  })

  test('that is not built says so', async ({ ask }) => {
    const page = await ask('GET', '/')

    expect(page.status).toBe(503)
    expect(page.text).toContain('npm run build')
  })
})
