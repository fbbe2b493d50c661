import { describe, expect, test } from 'vitest'
import { BRIEF, NAVIGATE, openTestApp, postQuote, urlencoded } from './app.fixture.ts'

const SITE = 'https://site.example'

async function open() {
  const tested = await openTestApp({ env: { PUBLIC_URL: SITE, RATE_LIMIT: '1' } })
  const post = async (headers: Record<string, string>) => (await postQuote(tested.app, {}, { headers })).statusCode
  return { ...tested, post }
}

describe('a form is refused when', () => {
  test.each([
    ['a page of another site sends it', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['its browser says cross-site and hides the origin', { 'sec-fetch-site': 'cross-site' }],
    ['an older browser sends it from another site', { origin: 'https://evil.example' }],
    ['an older browser sends it from a page that hides itself', { origin: 'null' }],
    ['the other site is like ours', { origin: 'https://site.example.evil.example' }],
    ['its origin is no URL', { origin: 'site.example' }],
  ])('%s, and costs its visitor no try', async (_what, headers) => {
    const { post, references } = await open()

    expect([await post(headers), await post(headers)]).toEqual([403, 403])
    expect(await references()).toEqual([])
    expect(await post({ origin: SITE })).toBe(200)
  })

  test('a page of another site navigates to it: its page comes, empty, and tells why', async () => {
    const { app, renderedData } = await open()
    const headers = { ...NAVIGATE, 'sec-fetch-site': 'cross-site' }

    const response = await postQuote(app, {}, { file: BRIEF, headers })

    expect(response.statusCode).toBe(403)
    expect(response.headers['content-type']).toContain('text/html')
    expect(renderedData()?.refusal).toMatchObject({
      error: 'This was sent from a page of another site. Please send it from our own page.',
      values: {},
      kept: [],
    })
  })
})

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: SITE }],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://www.site.example' }],
  ['an older browser on our page', { origin: SITE }],
  ['an older browser under another name of this server', { origin: 'http://192.0.2.7:4321', host: '192.0.2.7:4321' }],
  ['no browser at all', {}],
])('a form is stored from %s', async (_who, headers) => {
  const { post } = await open()

  expect(await post(headers)).toBe(200)
})

test('no other post is taken from another site, but for the unsubscribe button of a mail program', async () => {
  const { app, post } = await open()
  const token = 'a'.repeat(32)
  const to = async (url: string, headers: Record<string, string> = { 'sec-fetch-site': 'cross-site' }) =>
    (await app.inject({ url, ...urlencoded({ 'List-Unsubscribe': 'One-Click' }, headers) })).statusCode

  const ofReceipt = [`/r/${token}/erase`, `/r/${token}/add`]
  for (const url of ['/api/newsletter', '/api/uploads', ...ofReceipt, `/s/${token}`, `/newsletter/confirm/${token}`])
    expect(await to(url), url).toBe(403)
  // No such token, but the request reached its route.
  expect(await to(`/newsletter/unsubscribe/${token}`)).toBe(404)
  // The page of a receipt hides its address, so its erase button sends no origin in an older browser.
  expect(await to(`/r/${token}/erase`, { origin: 'null' })).toBe(404)
  expect(await post({})).toBe(200)
})
