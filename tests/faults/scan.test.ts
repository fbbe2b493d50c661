import { expect, test, vi } from 'vitest'
import { multipart, PDF, quoteParts } from '../../server/http/app.fixture.ts'
import { SIGNATURE, startClamd, VIRUS } from '../../server/scan/clamd.fixture.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, start } from './http-process.ts'

/** Sends the quote form with a file. @returns the address of its receipt for programs. */
async function send(url: string, file: Buffer): Promise<string> {
  const { payload, headers } = multipart(quoteParts({}, { value: file, fileName: 'plan.pdf' }))
  const response = await fetch(`${url}/api/quote`, { method: 'POST', body: new Uint8Array(payload), headers })
  const { receipt } = (await response.json()) as { receipt: string } // the reply of an accepted request
  expect(response.status).toBe(200)
  return receipt.replace('/r/', '/api/receipts/')
}

async function fileOf(url: string): Promise<unknown> {
  const { files } = (await (await fetch(url)).json()) as { files: unknown[] } // the status of a receipt
  return files[0]
}

test('with clamd down the server accepts files and stays ready; killed and started again, it scans them when clamd is back', async () => {
  const clamd = await startClamd({ tcp: true })
  await clamd.stop()
  const folders = await openFolders()
  const first = await start(folders, { CLAMD: clamd.setting })

  const clean = await send(first.url, PDF)
  const infected = await send(first.url, Buffer.concat([PDF, Buffer.from(VIRUS)]))
  const ready = await fetch(`${first.url}/readyz`)
  const before = [await fileOf(`${first.url}${clean}`), await fileOf(`${first.url}${infected}`)]
  await endProcess(first.child, 'SIGKILL')
  await clamd.start()
  const second = await start(folders, { CLAMD: clamd.setting })

  expect(ready.status).toBe(200)
  expect(before).toMatchObject([{ locked: 'waiting' }, { locked: 'waiting' }])
  await vi.waitFor(
    async () => {
      const after = [await fileOf(`${second.url}${clean}`), await fileOf(`${second.url}${infected}`)]
      expect(after).toMatchObject([
        { path: expect.stringContaining('/files/0') },
        { locked: 'infected', signature: SIGNATURE },
      ])
    },
    { timeout: 50_000, interval: 200 },
  )
  const file = await fetch(`${second.url}${infected.replace('/api/receipts/', '/r/')}/files/0`)
  expect(file.status).toBe(423)
  expect(await file.text()).not.toContain(VIRUS)
})
