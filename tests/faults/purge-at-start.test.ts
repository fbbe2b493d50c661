import { expect, test } from 'vitest'
import { lastRun, recordRun } from '../../server/database/job-runs.ts'
import { openDatabase } from '../../server/database/open.ts'
import { multipart, quoteParts } from '../../server/http/app.fixture.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, start } from './http-process.ts'

const DAY_MS = 24 * 60 * 60_000
const THREE_YEARS_MS = 3 * 365 * DAY_MS

/** A server that was ended, with a request of three years ago and one of now. */
async function twoRequests() {
  const folders = await openFolders()
  const before = await start(folders)
  const post = async (message: string) => {
    const { payload, headers } = multipart(quoteParts({ message }))
    const response = await fetch(`${before.url}/api/quote`, { method: 'POST', headers, body: payload })
    return ((await response.json()) as { reference: string }).reference
  }
  const old = await post('Three years ago.')
  const fresh = await post('A moment ago.')
  await endProcess(before.child, 'SIGKILL')
  const db = closeAfterTest(await openDatabase(folders))
  await db
    .updateTable('submission')
    .set((column) => ({ receivedAt: column('receivedAt', '-', THREE_YEARS_MS) }))
    .where('reference', '=', old)
    .execute()
  const left = () => db.selectFrom('submission').select('reference').execute()
  return { folders, db, fresh, left }
}

test('the server erases at its start what it has kept long enough, and nothing else', async () => {
  const { folders, fresh, left } = await twoRequests()

  await start(folders)

  await expect.poll(async () => (await left()).length, { timeout: 10_000 }).toBe(1)
  expect(await left()).toEqual([{ reference: fresh }])
})

test('a server whose clock is long past its last purge erases nothing, says so, and erases a day later', async () => {
  const { folders, db, left } = await twoRequests()
  const told = async () => (await lastRun(db, 'purge'))?.problem ?? ''
  await recordRun(db, 'purge', { at: Date.now() - THREE_YEARS_MS, problem: null })

  const { child } = await start(folders)
  await expect.poll(told, { timeout: 10_000 }).toMatch(/was 1095 days ago/)
  expect(await left()).toHaveLength(2)
  await endProcess(child, 'SIGKILL')
  await recordRun(db, 'purge', { at: Date.now() - DAY_MS, problem: await told() })
  await start(folders)

  await expect.poll(told, { timeout: 10_000 }).toBe('')
  expect(await left()).toHaveLength(1)
})
