import { expect } from 'vitest'
import { sendAccepted } from '../context.fixture.ts'
import { openTestApp, test } from './app.fixture.ts'

const MINUTE = 60_000

test('readiness fails once a letter has waited longer than an hour', async ({ app, context }) => {
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

test('readiness only warns of a letter to a visitor, whose address may refuse for a day', async ({ app, context }) => {
  await sendAccepted(context)
  await context.db.updateTable('outbox').set({ state: 'sent' }).where('kind', '!=', 'visitor').execute()

  context.pass(300 * MINUTE)

  const warnings = ['outbox: a letter has waited 300 minutes']
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok', warnings })
})

test('readiness warns, and stays ready, when a letter has waited for 15 minutes or was given up', async () => {
  const { app, context } = await openTestApp()
  await sendAccepted(context)
  const readiness = async () => (await app.inject({ url: '/readyz' })).json()

  context.pass(15 * MINUTE)
  expect(await readiness()).toEqual({ status: 'ok' })
  context.pass(MINUTE)
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['outbox: a letter has waited 16 minutes'] })
  await context.db.updateTable('outbox').set({ state: 'dead' }).execute()
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['outbox: 2 letters were given up'] })
})

test('readiness warns when a webhook was given up', async ({ app, context }) => {
  context.queuesWebhooks = true
  await sendAccepted(context)
  const readiness = async () => (await app.inject({ url: '/readyz' })).json()

  expect(await readiness()).toEqual({ status: 'ok' })
  await context.db.updateTable('webhook').set({ state: 'dead' }).execute()
  expect(await readiness()).toEqual({ status: 'ok', warnings: ['webhooks: one was given up'] })
})
