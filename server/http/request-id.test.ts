import { expect, test } from 'vitest'
import type { Log } from '../log.ts'
import { NAVIGATE, openTestApp, postQuote } from './app.fixture.ts'

type Line = { id?: string; route?: string; status?: number; message: string }

function recordingLog(): Log & { lines: Line[] } {
  const lines: Line[] = []
  const add = (fields: object, message: string) => void lines.push({ ...fields, message })
  return { lines, info: add, warn: add, error: add }
}

const ID = /^[0-9a-f]{12}$/
const BROKEN = { method: 'POST', url: '/api/partnership', payload: '{' } as const

test('every error answer names its request as the log does, whatever id the client sends', async () => {
  const log = recordingLog()
  const { app } = await openTestApp({ log })
  const headers = { 'x-request-id': 'zq7marker', 'request-id': 'zq7marker' }

  const answers = [
    await postQuote(app, { email: 'nobody' }, { headers }),
    await app.inject({ url: '/api/nothing', headers }),
    await app.inject({ ...BROKEN, headers: { ...headers, 'content-type': 'application/json' } }),
    await app.inject({ method: 'DELETE', url: '/api/quote', headers }),
  ]

  const ids = answers.map((answer) => String(answer.headers['x-request-id']))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 404, 400, 405])
  for (const id of ids) expect(id).toMatch(ID)
  expect(new Set(ids).size).toBe(4)
  // An address that no route has is not logged.
  expect(log.lines.map(({ id }) => id)).toEqual(ids.filter((_id, at) => at !== 1))
})

test('a fault of the server names its request on the page and in the log, beside the code’s places', async () => {
  const log = recordingLog()
  const { app, context } = await openTestApp({ log })
  await context.db.schema.dropTable('outbox').execute()

  const page = await postQuote(app, {}, { headers: NAVIGATE })
  const json = await postQuote(app, { name: 'Ada' })

  expect([page.statusCode, json.statusCode]).toEqual([503, 503])
  const ids = [page, json].map((answer) => String(answer.headers['x-request-id']))
  expect(log.lines.filter(({ message }) => message === 'request failed').map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(json.json())).toEqual(['error'])
})

test('a form that comes back after a fault tells the visitor the request’s id; one that was filled wrongly does not', async () => {
  const { app, context, renderedData } = await openTestApp()

  await postQuote(app, { email: 'nobody' }, { headers: NAVIGATE })
  const wrong = renderedData()?.refusal?.error
  await context.db.schema.dropTable('outbox').execute()
  const failed = await postQuote(app, {}, { headers: NAVIGATE })

  expect(wrong).not.toContain('name request')
  expect(renderedData()?.refusal?.error).toBe(
    `We cannot store requests at this moment. Please try again in a minute. If you write to us about this, please name request ${failed.headers['x-request-id']}.`,
  )
})

test('the page that stands for one that could not be made has the request’s id in its headers, as the log does', async () => {
  const log = recordingLog()
  const { app } = await openTestApp({ log, render: () => Promise.reject(new Error('no renderer')) })

  const page = await app.inject({ url: '/forms/quote', headers: NAVIGATE })

  expect(page.statusCode).toBe(500)
  expect(page.headers['x-request-id']).toMatch(ID)
  expect(log.lines.find(({ message }) => message === 'request failed')?.id).toBe(page.headers['x-request-id'])
})
