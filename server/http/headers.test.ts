import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { answerTo, BRIEF, multipart, NAVIGATE, openTestApp, PRIVATE, postQuote, test } from './app.fixture.ts'
import { inlineScripts, SANDBOX_POLICY } from './headers.ts'

const EVERY = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' }
const PAGE = {
  ...EVERY,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')*; style-src 'self'( 'sha256-[\w+/=]+')+; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'/,
  ),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const SANDBOXED = { ...EVERY, 'content-security-policy': SANDBOX_POLICY }
/** Of data that only its visitor may see. */
const HIDDEN = { ...SANDBOXED, ...PRIVATE }
const UNKEPT = { ...SANDBOXED, 'cache-control': 'no-store' }
/** Its address holds no token, and an older browser must tell where its form was sent from. */
const FORM = { ...PRIVATE, 'referrer-policy': 'same-origin' }

interface Asked {
  app: FastifyInstance
  /** The path of a receipt with a file. */
  receipt: string
}

type Ask = (asked: Asked) => Promise<LightMyRequestResponse>

function get(url: string, headers = {}): Ask {
  return ({ app }) => app.inject({ url, headers })
}

function ofReceipt(rest: string): Ask {
  return ({ app, receipt }) => app.inject({ url: `${receipt}${rest}` })
}

function add(value: string, headers = {}): Ask {
  return ({ app, receipt }) => app.inject({ url: `${receipt}/add`, ...multipart([{ name: 'note', value }], headers) })
}

function quote(more: Record<string, string>, headers = {}): Ask {
  return ({ app }) => postQuote(app, more, { headers })
}

/** What is asked, its status, and every security header of the answer. */
const ANSWERS: [what: string, ask: Ask, status: number, headers: object][] = [
  ['a built page', get('/'), 200, PAGE],
  ['a built page that was not changed', get('/', { 'if-none-match': '*' }), 304, PAGE],
  ['the 404 page', get('/nothing', { accept: 'text/html' }), 404, PAGE],
  ['a built file', get('/_astro/x.C0ffee.css'), 200, EVERY],
  ['a range of a film', get('/hero.mp4', { range: 'bytes=2-4' }), 206, EVERY],
  ['a range behind its end', get('/hero.mp4', { range: 'bytes=99-' }), 416, EVERY],
  ['health', get('/healthz'), 200, SANDBOXED],
  ['an unknown address of the API', get('/api/nothing'), 404, SANDBOXED],
  ['a wrong method', get('/api/quote'), 405, SANDBOXED],
  ['a slash too many', get('/about/'), 308, SANDBOXED],
  ['a slash behind a token', ofReceipt('/'), 308, HIDDEN],
  ['a placeholder picture', get('/api/placeholder/6/4'), 200, SANDBOXED],
  ['a page rendered on demand', get('/forms/quote'), 200, { ...PAGE, ...FORM }],
  ['a receipt', ofReceipt(''), 200, { ...PAGE, ...PRIVATE }],
  ['the copy of a receipt', ofReceipt('/copy'), 200, HIDDEN],
  ["a visitor's file", ofReceipt('/files/0'), 200, HIDDEN],
  ['its status', ({ app, receipt }) => app.inject({ url: receipt.replace('/r/', '/api/receipts/') }), 200, HIDDEN],
  ['an accepted form', quote({ message: 'Another.' }), 200, UNKEPT],
  ['a refused form', quote({ email: 'x' }), 400, UNKEPT],
  ['a form that comes back to a browser without script', quote({ email: 'x' }, NAVIGATE), 400, { ...PAGE, ...FORM }],
  ['an addition to a submission', add('More.'), 303, HIDDEN],
  ['an addition that comes back', add('', NAVIGATE), 400, { ...PAGE, ...PRIVATE }],
  ['a URL that cannot be decoded', get('/%zz'), 404, SANDBOXED],
  ['such a URL in a browser', get('/%zz', { accept: 'text/html' }), 404, PAGE],
  ...['/r/', '/forms/', '/newsletter/confirm/', '/newsletter/unsubscribe/'].map((path): (typeof ANSWERS)[number] => [
    `${path} with a parameter of 5,000 characters`,
    get(`${path}${'A'.repeat(5000)}`, { accept: 'text/html' }),
    404,
    PAGE,
  ]),
  ['a broken body', ({ app }) => app.inject({ method: 'POST', url: '/api/quote', ...BROKEN }), 400, SANDBOXED],
]
const BROKEN = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: 'x' }

describe.each([
  ['https', 'https://site.test', 'max-age=31536000'],
  ['plain http', 'http://site.test', undefined],
])('for visitors who come by %s', (scheme, publicUrl, hsts) => {
  test.each(ANSWERS)('%s has its security headers', async (_what, ask, status, headers) => {
    const { app } = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
    const { receipt } = (await postQuote(app, {}, { file: BRIEF })).json()

    const response = await ask({ app, receipt })

    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject(headers)
    expect(response.headers['strict-transport-security']).toBe(hsts)
    const policy = String(response.headers['content-security-policy'] ?? '')
    expect(policy.includes('upgrade-insecure-requests')).toBe(
      scheme === 'https' && policy.includes("script-src 'self'"),
    )
    expect(response.headers).not.toHaveProperty('x-powered-by')
    expect(response.headers).not.toHaveProperty('server')
  })
})

test('two Host headers are refused, for a page and for a form alike', async ({ app }) => {
  const hosts = 'Host: site.test\r\nHost: elsewhere.test\r\nContent-Length: 0\r\n\r\n'
  for (const line of ['GET / HTTP/1.1', 'POST /api/newsletter HTTP/1.1']) {
    const heard = await answerTo(app, `${line}\r\n${hosts}`)

    expect(heard, line).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard, line).toContain(`Content-Security-Policy: ${SANDBOX_POLICY}`)
  }
})

test('a list of hosts is refused, and an address with scheme and host is taken', async ({ app }) => {
  const ask = async (target: string, host: string) => {
    const heard = await answerTo(app, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    return Number(heard.split(' ')[1])
  }

  expect(await ask('/about', 'site.test, elsewhere.test')).toBe(400)
  for (const target of [
    'http://site.test/about',
    'HTTPS://site.test:443/about',
    'http://site.test',
    'http://site.test/healthz',
  ])
    expect(await ask(target, 'site.test'), target).toBe(200)
  expect(await ask('http://site.test/nothing', 'site.test')).toBe(404)
})

test('inline scripts are those that run', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module">b()</script>',
    '<script src="/c.js"></script>',
    '<script type="application/ld+json">{"d":1}</script>',
    '<script type="speculationrules">{"e":1}</script>',
    '<script></script>',
  ].join('\n')

  expect(inlineScripts(html)).toEqual(['a()', 'b()', '{"e":1}'])
})

/** What the MDN HTTP Observatory gives beyond its 100 points, and takes (its table of scores, 2026). */
const OBSERVATORY: [points: number, earned: (headers: Record<string, unknown>) => boolean][] = [
  [10, (headers) => /^default-src 'none'; .*form-action '(self|none)'/.test(policyOf(headers))],
  [5, ({ 'referrer-policy': policy }) => policy === 'strict-origin-when-cross-origin'],
  [5, (headers) => policyOf(headers).includes("frame-ancestors 'none'")],
  [10, ({ 'cross-origin-resource-policy': policy }) => policy === 'same-origin'],
  [-20, (headers) => /(script|style|default)-src [^;]*('unsafe-|data:|https?:[ ;]|\*)/.test(policyOf(headers))],
  [-5, ({ 'x-content-type-options': option }) => option !== 'nosniff'],
  [-10, ({ 'strict-transport-security': age }) => Number(/max-age=(\d+)/.exec(String(age))?.[1]) < 15_768_000],
  [-20, (headers) => !('strict-transport-security' in headers)],
  [-20, (headers) => 'set-cookie' in headers || 'access-control-allow-origin' in headers],
]

function policyOf(headers: Record<string, unknown>): string {
  return String(headers['content-security-policy'])
}

test('a page has at least 125 points by the rules of the MDN Observatory', async () => {
  const { app } = await openTestApp({ env: { PUBLIC_URL: 'https://site.test' } })

  const { headers } = await app.inject('/')

  const points = OBSERVATORY.filter(([, earned]) => earned(headers)).reduce((sum, [some]) => sum + some, 100)
  expect(points).toBe(130)
})
