import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counted, sizeOf } from '../support/proof.ts'
import { openFolders, start } from './http-process.ts'

const NETWORKS = 10
/** Of a network, 10 MB each. With 21 of each the room of 2 GB is filled more than once. */
const UPLOADS = sizeOf('PROOF_UPLOADS_OF_A_NETWORK', 2)
const BYTES = 10_485_000

test(`ten networks keep ${UPLOADS} uploads each, and whoever applies then is taken`, async () => {
  const folders = await openFolders()
  const server = await start(folders, { TRUSTED_PROXIES: '127.0.0.1' })
  const large = pdf(BYTES)
  const statuses: number[] = []

  await Promise.all(
    Array.from({ length: NETWORKS }, async (_, network) => {
      for (let n = 0; n < UPLOADS; n += 1) {
        // One line at home has many /64: each has a quota of its own.
        const from = `2001:db8:${network}:${Math.floor(n / 15)}::1`
        statuses.push((await upload(server.url, from, large)).status)
      }
    }),
  )
  const honest = await upload(server.url, '192.0.2.7', pdf(300_000))

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(honest.status).toBe(200)
  expect(((await honest.json()) as { upload: string }).upload).toBeTruthy()
  const parts = (await readdir(join(folders.dataDir, 'staged'))).filter((name) => name.endsWith('.json'))
  expect(parts.length * BYTES).toBeLessThanOrEqual(2048 * 2 ** 20 + BYTES)
  counted({ uploads: statuses.length, kept: parts.length })
}, 900_000)

function upload(url: string, from: string, content: Buffer<ArrayBuffer>): Promise<Response> {
  const form = new FormData()
  form.set('resume', new Blob([content]), 'ada.pdf')
  return fetch(`${url}/api/uploads`, { method: 'POST', body: form, headers: { 'x-forwarded-for': from } })
}

function pdf(bytes: number): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(bytes, 'soundings ')
  content.write('%PDF-1.7\n')
  content.write('\n%%EOF\n', bytes - 7)
  return content
}
