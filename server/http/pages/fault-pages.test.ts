import { expect, test } from 'vitest'
import { routes } from '../../../contract/routes.ts'
import { NAVIGATE, openTestApp } from '../app.fixture.ts'

const openBroken = () => openTestApp({ render: () => Promise.reject(new Error('/srv/site/x.mjs is not a function')) })

test('a browser whose page could not be made gets a page with status 500, which nobody keeps and which tells no cause', async () => {
  const { app } = await openBroken()

  const response = await app.inject({ url: routes.form('quote'), headers: NAVIGATE })

  expect(response.statusCode).toBe(500)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.body).toContain('<title>Broken</title>')
  expect(response.body).not.toContain('/srv/site')
})

test('a browser gets the page of a 503, with the time to wait, while the database cannot be read', async () => {
  const { app, context } = await openTestApp()
  await context.db.schema.alterTable('submission').renameTo('submission_away').execute()

  const response = await app.inject({ url: routes.receipt('A'.repeat(32)), headers: NAVIGATE })

  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('60')
  expect(response.body).toContain('<title>Unavailable</title>')
})

test('a program gets the same fault as JSON, and the page itself is found with that status', async () => {
  const { app } = await openBroken()

  const program = await app.inject({ url: routes.form('quote'), headers: { accept: 'application/json' } })
  const fault = await app.inject({ url: routes.fault('broken') })

  expect(program.statusCode).toBe(500)
  expect(program.json()).toEqual({ error: 'Something went wrong on our side. Please try again.' })
  expect(fault.statusCode).toBe(500)
})
