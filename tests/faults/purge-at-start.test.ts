import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../../server/database/open.ts'
import { multipart, quoteParts } from '../../server/http/app.fixture.ts'
import { end, openGround, start } from './http-process.ts'

const THREE_YEARS_MS = 3 * 365 * 24 * 60 * 60_000

test('the server erases at its start what it has kept long enough, and nothing else', async () => {
  const ground = await openGround()
  const before = await start(ground)
  const post = async (message: string) => {
    const { payload, headers } = multipart(quoteParts({ message }))
    const response = await fetch(`${before.url}/api/quote`, { method: 'POST', headers, body: payload })
    return ((await response.json()) as { reference: string }).reference
  }
  const old = await post('Three years ago.')
  const fresh = await post('A moment ago.')
  await end(before, 'SIGKILL')
  const database = new DatabaseSync(databaseFile(ground.dataDir), { timeout: 5000 })
  onTestFinished(() => database.close())
  database.prepare('UPDATE submission SET receivedAt = receivedAt - ? WHERE reference = ?').run(THREE_YEARS_MS, old)

  await start(ground)

  const left = () => database.prepare('SELECT reference FROM submission').all()
  await expect.poll(() => left().length, { timeout: 10_000 }).toBe(1)
  expect(left()).toEqual([{ reference: fresh }])
}, 60_000)
