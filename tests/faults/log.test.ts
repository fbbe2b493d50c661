import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseFile } from '../../server/database/open.ts'
import { multipart, quoteParts } from '../../server/http/app.fixture.ts'
import { end, openGround, start } from './http-process.ts'

/** One word in every place where a visitor can write. */
const WRITTEN = {
  name: 'Zanzibarname',
  business: 'Zanzibarbusiness',
  email: 'zanzibar@address.example',
  phone: '+1 90210 90210',
  message: 'Zanzibarmessage',
}

test('the log holds nothing that a visitor wrote: after a success, a refusal, and a fault of the database', async () => {
  const ground = await openGround()
  const running = await start(ground)
  let log = ''
  running.process.stderr?.on('data', (text) => {
    log += text
  })
  const post = async (more = {}, content = 'words') => {
    const { payload, headers } = multipart(
      quoteParts({ ...WRITTEN, ...more }, { value: content, fileName: 'Zanzibarfile.txt' }),
    )
    const url = `${running.url}/api/quote?q=Zanzibarquery`
    return (await fetch(url, { method: 'POST', headers, body: payload })).status
  }

  const taken = await post()
  const refused = await post({ service: 'Zanzibarservice' })
  const program = await post({ submissionId: 'Zanzibarkey' }, 'MZ program')
  const database = new DatabaseSync(databaseFile(ground.dataDir), { timeout: 5000 })
  database.exec('DROP TABLE outbox')
  database.close()
  const broken = await post({ message: 'Zanzibarmessage, again' })
  await wait(300)
  await end(running, 'SIGKILL')

  expect([taken, refused, program, broken]).toEqual([200, 400, 415, 503])
  expect(log.split('\n').filter((line) => line.includes('"route":"/api/quote"')).length).toBeGreaterThanOrEqual(4)
  expect(log).toContain('request failed')
  for (const written of ['Zanzibar', 'zanzibar', '90210', '127.0.0.1']) expect(log).not.toContain(written)
}, 60_000)
