import { expect, test } from 'vitest'
import { readZip } from '../../../tests/support/read-zip.ts'
import { emailOf } from '../../context.fixture.ts'
import { SIGNATURE, startClamd, VIRUS } from '../../scan/clamd.fixture.ts'
import type { ClamdAddress } from '../../scan/clamd.ts'
import { NAVIGATE, openWithQuote, PDF } from '../app.fixture.ts'

const NOWHERE: ClamdAddress = { path: '/nowhere/clamd.sock' }

const sendFile = (clamd: ClamdAddress, value: Buffer) => openWithQuote({ clamd, file: { value, fileName: 'plan.pdf' } })

test('a file that is not scanned yet opens nowhere, and its receipt tells when it does', async () => {
  const { app, context, receipt, reference, renderedData } = await sendFile(NOWHERE, PDF)
  const { text } = await emailOf(context, 'desk')
  const signed = /https:\/\/site\.test(\/s\/[\w-]+)$/m.exec(text.slice(text.indexOf('plan.pdf')))?.[1] ?? ''
  const status = receipt.replace('/r/', '/api/receipts/')

  const file = await app.inject({ url: `${receipt}/files/0`, headers: NAVIGATE })
  const program = await app.inject({ url: `${receipt}/files/0` })
  const link = await app.inject({ url: signed, headers: NAVIGATE })
  const copy = readZip((await app.inject({ url: `${receipt}/copy` })).rawPayload)
  const before = await app.inject({ url: status })
  await app.inject({ url: receipt })

  for (const answer of [file, link]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([423, '60'])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toBe('This file was not scanned for viruses yet. It opens here as soon as it is found clean.')
  }
  expect([program.statusCode, program.json()]).toEqual([423, { error: file.body }])
  expect(Object.keys(copy)).toEqual([`${reference}/${reference}.txt`])
  expect(String(copy[`${reference}/${reference}.txt`])).toContain(
    `plan.pdf (${PDF.length.toLocaleString('en-US')} bytes), left out of this copy: Not`,
  )
  expect(before.json().files).toMatchObject([{ name: 'plan.pdf', locked: 'waiting' }])
  expect(renderedData()?.receipt?.files).toMatchObject([{ locked: 'waiting' }])

  // The open receipt asks with the tag that it has, and is told of the change.
  await context.db.updateTable('attachment').set({ scan: 'clean' }).execute()
  const after = await app.inject({ url: status, headers: { 'if-none-match': String(before.headers.etag) } })
  expect(after.json().files).toMatchObject([{ path: `${receipt}/files/0` }])
  expect((await app.inject({ url: `${receipt}/files/0` })).rawPayload).toEqual(PDF)
  expect((await app.inject({ url: signed })).rawPayload).toEqual(PDF)
})

test('an infected file is served by no link, and its sender is told plainly', async () => {
  const { address } = await startClamd()
  const { app, context, receipt, reference } = await sendFile(address, Buffer.concat([PDF, Buffer.from(VIRUS)]))
  const status = await app.inject({ url: receipt.replace('/r/', '/api/receipts/') })

  const file = await app.inject({ url: `${receipt}/files/0`, headers: NAVIGATE })
  const { rawPayload } = await app.inject({ url: `${receipt}/copy` })

  expect(reference).toMatch(/^Q-/)
  expect(await context.db.selectFrom('submission').select('status').execute()).toEqual([{ status: 'quarantined' }])
  expect([file.statusCode, file.headers['retry-after']]).toEqual([423, undefined])
  expect(file.body).toBe('The virus scanner found malware in this file. It stays locked.')
  expect(status.json().files).toMatchObject([{ locked: 'infected', signature: SIGNATURE }])
  expect(status.json().files[0].path).toBeUndefined()
  expect(rawPayload.includes(VIRUS)).toBe(false)
  expect(String(readZip(rawPayload)[`${reference}/${reference}.txt`])).toContain(`Our virus scanner found ${SIGNATURE}`)
})
