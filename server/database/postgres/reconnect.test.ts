import { expect, onTestFinished, test, vi } from 'vitest'
import { PATIENT } from '../../../tests/support/patience.ts'
import { startPostgres } from '../../../tests/support/postgres-server.ts'
import { multipart, openTestApp, quoteParts } from '../../http/app.fixture.ts'

/** A server on a PostgreSQL of the test's own, so that this can be stopped. */
async function openOnOwn() {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  onTestFinished(() => postgres.stop())
  const tested = await openTestApp({ databaseUrl: postgres.url('postgres') })
  const post = (key: string) =>
    tested.app.inject({ url: '/api/quote', ...multipart(quoteParts(), { 'idempotency-key': key }) })
  return { ...tested, postgres, post }
}

test('while the database is away submissions get 503 with Retry-After, and the same server goes on when it is back', async () => {
  const { postgres, app, context, references, post } = await openOnOwn()
  const readiness = async () => (await app.inject({ url: '/readyz' })).json()
  expect((await post('first')).statusCode).toBe(200)

  await postgres.halt()
  const away = await post('second')
  const failing = await app.inject({ url: '/readyz' })
  const home = await app.inject({ url: '/' })
  await postgres.resume()
  await vi.waitFor(async () => expect(await readiness()).toEqual({ status: 'ok' }), PATIENT)
  const again = await post('second')
  const repeated = await post('first')

  expect(away.statusCode).toBe(503)
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
  expect(failing.statusCode).toBe(503)
  expect(failing.json()).toEqual({ status: 'failing', problems: ['database: cannot be read'] })
  expect(home.statusCode).toBe(200)
  expect(again.statusCode).toBe(200)
  expect(repeated.statusCode).toBe(200)
  expect(await references()).toHaveLength(2)
  await context.db.destroy()
})

test('a database that is killed with connections open ends no server, and loses nothing that was answered', async () => {
  const { postgres, app, context, references, post } = await openOnOwn()
  const keys = Array.from({ length: 30 }, (_, index) => `key-${index}`)

  const answers = Promise.all(keys.map(post))
  await new Promise((resolve) => setTimeout(resolve, 30))
  await postgres.halt('SIGKILL')
  const first = await answers
  await postgres.resume()
  await vi.waitFor(async () => expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200), PATIENT)
  const stored = await references()
  const second = await Promise.all(keys.map(post))

  expect(first.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true)
  const answered = first.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().reference)
  expect(stored).toEqual(expect.arrayContaining(answered))
  expect(second.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(await references()).toHaveLength(keys.length)
  await context.db.destroy()
})
