import { describe, expect } from 'vitest'
import { CONFIRM_DAYS } from '../../../contract/limits.ts'
import { newestEmail, newsletterEmails, onlySubscriber } from '../../newsletter/newsletter.fixture.ts'
import { multipart, NAVIGATE, openTestApp, type TestApp, test, urlencoded } from '../app.fixture.ts'

const FORGED = 'A'.repeat(32)

function post(app: TestApp['app'], body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: '/api/newsletter', headers, payload: JSON.stringify(body) })
}

describe('subscribing', () => {
  test('answers the same for new, asked, confirmed and unsubscribed addresses', async ({ app, context }) => {
    const ada = { email: 'ada@engines.example' }
    const answers = [await post(app, ada), await post(app, ada)]
    const letter = await newestEmail(context)

    await app.inject({ method: 'POST', url: `/newsletter/confirm/${letter.confirm}` })
    answers.push(await post(app, { email: 'ADA@engines.example' }))
    await app.inject({ method: 'POST', url: `/newsletter/unsubscribe/${letter.unsubscribe}` })
    answers.push(await post(app, ada))

    const told = answers.map(({ statusCode, body, headers }) => [statusCode, body, { ...headers, date: '' }])
    expect(told[0]?.slice(0, 2)).toEqual([
      200,
      '{"message":"Thank you for subscribing to our newsletter. Check your email for confirmation."}',
    ])
    for (const one of told) expect(one).toEqual(told[0])
  })

  test.for([
    [{ email: 'ada@engines' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter your email address to subscribe.'],
    [{}, 'Please enter your email address to subscribe.'],
    [{ email: ['ada@engines.example'] }, 'Please enter your email address to subscribe.'],
    [{ email: 'ada@engines.example, eve@evil.example' }, 'Please enter a valid email address'],
  ])('%j is refused in words', async ([body, error], { app, context }) => {
    const response = await post(app, body)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error, fields: { email: error } })
    expect(await newsletterEmails(context)).toEqual([])
  })

  test('a body of another kind is refused', async ({ app }) => {
    expect((await post(app, 'ada@engines.example')).statusCode).toBe(415)
    expect((await post(app, null)).statusCode).toBe(415)
    expect((await post(app, { email: 'x'.repeat(9000) })).statusCode).toBe(413)
  })

  test('without script leads to a page that says where to look, urlencoded and multipart', async ({ app, context }) => {
    const pairs = urlencoded({ email: 'ada@engines.example' }, NAVIGATE)
    const parts = multipart([{ name: 'email', value: 'grace@engines.example' }], NAVIGATE)

    for (const sent of [pairs, parts]) {
      const { statusCode, headers } = await app.inject({ url: '/api/newsletter', ...sent })
      expect([statusCode, headers.location]).toEqual([303, '/newsletter/sent'])
    }
    const to = (await newsletterEmails(context)).map((letter) => letter.to)
    expect(to.sort()).toEqual(['ada@engines.example', 'grace@engines.example'])
  })

  test('counts towards the limit of its sender', async () => {
    const { app, context } = await openTestApp({ env: { RATE_LIMIT: '2' } })
    await post(app, { email: 'a@engines.example' })
    await post(app, { email: 'b@engines.example' })

    const response = await post(app, { email: 'c@engines.example' })

    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(await newsletterEmails(context)).toHaveLength(2)
  })
})

describe('the link that asks to confirm', () => {
  test('opened by anybody changes nothing; its button confirms', async ({ app, context, renderedData: made }) => {
    await post(app, { email: 'ada@engines.example' })
    const path = `/newsletter/confirm/${(await newestEmail(context)).confirm}`

    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const page = await app.inject({ method, url: path })
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    }
    expect(made()?.newsletter).toEqual({
      action: 'confirm',
      state: 'ask',
      address: 'a…@engines.example',
      expiresAt: context.now() + CONFIRM_DAYS * 86_400_000,
      path,
    })
    expect((await onlySubscriber(context)).state).toBe('pending')

    const pressed = await app.inject({ url: path, ...urlencoded({}, NAVIGATE) })

    expect(pressed.statusCode).toBe(303)
    expect(pressed.headers.location).toBe(path)
    expect((await onlySubscriber(context)).state).toBe('confirmed')
    await app.inject({ url: path })
    expect(made()?.newsletter?.state).toBe('done')
  })

  test('forged is the normal 404, looked at or pressed', async ({ app }) => {
    for (const method of ['GET', 'POST'] as const) {
      for (const action of ['confirm', 'unsubscribe']) {
        const response = await app.inject({ method, url: `/newsletter/${action}/${FORGED}` })
        expect(response.statusCode).toBe(404)
        expect(response.body).toContain('404 Page Not Found')
      }
    }
  })
})

test.for([
  ['urlencoded', urlencoded({ 'List-Unsubscribe': 'One-Click' })],
  ['multipart', multipart([{ name: 'List-Unsubscribe', value: 'One-Click' }])],
] as const)(
  'the link that unsubscribes takes the mail program’s one click, %s, without a redirect',
  async ([_kind, sent], { app, context }) => {
    await post(app, { email: 'ada@engines.example' })
    const letter = await newestEmail(context)
    await app.inject({ method: 'POST', url: `/newsletter/confirm/${letter.confirm}` })

    const response = await app.inject({ url: `/newsletter/unsubscribe/${letter.unsubscribe}`, ...sent })

    expect(response.statusCode).toBe(200)
    expect((await onlySubscriber(context)).state).toBe('unsubscribed')
  },
)
