import { expect, test } from 'vitest'
import { sendAccepted } from '../context.fixture.ts'
import { openTestApp } from './app.fixture.ts'

const MINUTE = 60_000

test('readiness fails once a letter has waited longer than an hour', async () => {
  const { app, context } = await openTestApp()
  await sendAccepted(context)

  context.pass(60 * MINUTE)
  const waiting = await app.inject({ url: '/readyz' })
  context.pass(MINUTE)
  const late = await app.inject({ url: '/readyz' })

  expect(waiting.statusCode).toBe(200)
  expect(late.statusCode).toBe(503)
  expect(late.json()).toEqual({ status: 'failing', problems: ['outbox: a letter has waited 61 minutes'] })
  expect(late.headers['cache-control']).toBe('no-store')
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('the public port knows no address of a desk', async () => {
  const { app } = await openTestApp()

  for (const url of ['/desk', '/api/desk', '/api/submissions', '/admin'])
    expect((await app.inject({ url, headers: { host: 'localhost:4322' } })).statusCode, url).toBe(404)
})
