import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PATIENT } from '../../../tests/support/patience.ts'
import { startPostgres } from '../../../tests/support/postgres-server.ts'
import { openTestContext, sendAccepted } from '../../context.fixture.ts'
import { countQueryErrors } from '../../metrics/count-errors.ts'
import { createMetrics } from '../../metrics/metrics.ts'

async function open(databaseUrl?: string) {
  const metrics = createMetrics()
  const context = await openTestContext({ databaseUrl, onQueryError: countQueryErrors(metrics) })
  const failed = async (fault: string) => {
    const { values } = await metrics.databaseErrors.get()
    return values.find(({ labels }) => labels.fault === fault)?.value ?? 0
  }
  return { context, failed }
}

test('connections that break while nobody uses them end no server and fail no query', async () => {
  const { context, failed } = await open()
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  // Several at once, so that the pool has several connections.
  await Promise.all(['1', '2', '3', '4', '5'].map((key) => sendAccepted(context, { key })))

  const client = new pg.Client(context.databaseUrl)
  await client.connect()
  const ours = `from pg_stat_activity where application_name = 'site' and datname = current_database()`
  const { rowCount } = await client.query(`select pg_terminate_backend(pid) ${ours}`)
  // Each says so to its client before it leaves this list.
  await vi.waitFor(async () => expect((await client.query(`select ${ours}`)).rowCount).toBe(0), PATIENT)
  await client.end()
  await sendAccepted(context, { key: 'after' })

  expect(rowCount).toBeGreaterThan(1)
  expect(uncaught).not.toHaveBeenCalled()
  expect(await failed('broken')).toBe(0)
  expect(await failed('busy')).toBe(0)
})

test('a query that finds no database is counted, and one that the database refuses, too', async () => {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  onTestFinished(() => postgres.stop())
  const { context, failed } = await open(postgres.url('postgres'))
  await context.db.schema.dropTable('webhook').execute()
  await expect(context.db.selectFrom('webhook').select('id').execute()).rejects.toThrow('webhook')
  const refused = await failed('broken')

  await postgres.halt()
  await expect(sendAccepted(context)).rejects.toThrow()
  const missed = await failed('busy')
  await postgres.resume()

  await vi.waitFor(() => sendAccepted(context), PATIENT)
  expect(refused).toBe(1)
  expect(missed).toBeGreaterThan(0)
  await context.db.destroy()
})
