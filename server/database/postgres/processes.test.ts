import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { openFolders, start } from '../../../tests/faults/http-process.ts'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { endProcess } from '../../../tests/support/server-process.ts'
import { emptyDatabase } from '../../../tests/support/test-database.ts'
import { test } from '../../context.fixture.ts'
import { desk } from '../../desk/cli.fixture.ts'
import { quoteParts } from '../../http/app.fixture.ts'
import { lastRun, runAlone } from '../job-runs.ts'
import { openDatabase } from '../open.ts'

const POSTS = 60

test('two server processes share one PostgreSQL; one is killed, and nothing that was answered is lost or stored twice', async () => {
  const folders = await openFolders()
  const databaseUrl = await emptyDatabase()
  const env = { DATABASE_URL: databaseUrl }
  const [one, other] = await Promise.all([start(folders, env), start(folders, env)])
  const references = new Map<string, string>()
  const post = async (url: string, key: string) => {
    const body = new FormData()
    for (const { name, value } of [...quoteParts(), { name: 'submissionId', value: key }]) body.set(name, String(value))
    const response = await fetch(`${url}/api/quote`, { method: 'POST', body })
    if (response.ok) references.set(key, ((await response.json()) as { reference: string }).reference)
    return response.status
  }
  const keys = Array.from({ length: POSTS }, (_, index) => `post-${index}`)

  const statuses = Promise.allSettled(keys.flatMap((key) => [post(one.url, key), post(other.url, key)]))
  await vi.waitFor(() => expect(references.size).toBeGreaterThan(POSTS / 4), PATIENT)
  await endProcess(one.child, 'SIGKILL')
  await statuses
  for (const key of keys) expect(await post(other.url, key)).toBe(200)

  const db = closeAfterTest(await openDatabase({ dataDir: folders.dataDir, databaseUrl }))
  const stored = await db.selectFrom('submission').select('reference').execute()
  expect(stored.map(({ reference }) => reference).sort()).toEqual([...references.values()].sort())
  const waiting = () => db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
  // What the killed worker held is offered again when its lease has ended.
  await db.updateTable('outbox').set({ leasedUntil: null, nextAt: 0 }).where('state', '=', 'waiting').execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 40_000, interval: 500 })
  const sent = await db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute()
  const written = await readdir(join(folders.dataDir, 'mail'))
  expect(sent.every(({ id }) => written.some((name) => name.includes(id)))).toBe(true)
})

test('a server that starts while another one purges leaves it to that one, and purges after it', async () => {
  const folders = await openFolders()
  const databaseUrl = await emptyDatabase()
  const db = closeAfterTest(await openDatabase({ dataDir: folders.dataDir, databaseUrl }))
  const started = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const other = runAlone(db, 'purge', async () => {
    started.resolve()
    await ended.promise
  })
  await started.promise

  const server = await start(folders, { DATABASE_URL: databaseUrl })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const meanwhile = await lastRun(db, 'purge')
  ended.resolve()
  await other

  expect(meanwhile).toBeUndefined()
  await vi.waitFor(async () => expect(await lastRun(db, 'purge')).toMatchObject({ problem: null }), PATIENT)
})

test('backup and restore tell that a database server has tools of its own', async ({ context }) => {
  const answers = [await desk(context, 'backup', '/tmp/somewhere'), await desk(context, 'restore', '/tmp/somewhere')]

  for (const { problem, code } of answers) {
    expect(problem).toContain('pg_dump')
    expect(code).toBe(1)
  }
})
