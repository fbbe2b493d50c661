import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { multipart, quoteParts } from '../../server/http/app.fixture.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, start } from './http-process.ts'

const THREE_YEARS_MS = 3 * 365 * 24 * 60 * 60_000

test('the server erases at its start what it has kept long enough, and nothing else', async () => {
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

  await start(folders)

  const left = () => db.selectFrom('submission').select('reference').execute()
  await expect.poll(async () => (await left()).length, { timeout: 10_000 }).toBe(1)
  expect(await left()).toEqual([{ reference: fresh }])
})
