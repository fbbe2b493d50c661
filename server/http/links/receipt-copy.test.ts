import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readZip } from '../../../tests/support/read-zip.ts'
import { stagedFile } from '../../context.fixture.ts'
import { addToSubmission } from '../../submissions/add-to-submission.ts'
import { openWithQuote, PDF, SKETCH } from '../app.fixture.ts'
import { uniqueNames } from './unique-names.ts'

test('a copy that is only asked for by its head, or cut, leaves no file open', async () => {
  const file = { value: Buffer.concat([PDF, Buffer.alloc(9_000_000)]), fileName: 'a.pdf' }
  const { app, context, receipt } = await openWithQuote({ file })
  const opened: Readable[] = []
  const read = context.store.read
  context.store.read = async (file) => {
    const stream = await read(file)
    opened.push(stream)
    return stream
  }
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}${receipt}/copy`

  const head = await fetch(url, { method: 'HEAD' })
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(9_000_000)
  expect(opened).toEqual([])
  const cut = await fetch(url)
  await cut.body?.cancel()

  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('a receipt is taken along as one file, with everything that was sent and added', async () => {
  const { app, context, receipt, reference } = await openWithQuote({ file: SKETCH })
  const { id: submissionId } = await context.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
  context.pass(60_000)
  const files = [await stagedFile(context, 'skizze FÜR märz.pdf', '%PDF-1.7\nother\n%%EOF\n')]
  await addToSubmission(context, { submissionId, note: 'The second sketch.', files })

  const response = await app.inject({ url: `${receipt}/copy` })

  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${reference}.zip"; filename*=UTF-8''${reference}.zip`,
    'cache-control': 'private, no-store',
    'content-length': String(response.rawPayload.length),
  })
  const found = readZip(response.rawPayload)
  expect(Object.keys(found)).toEqual([
    `${reference}/${reference}.txt`,
    `${reference}/Skizze für März.pdf`,
    `${reference}/skizze FÜR märz (2).pdf`,
  ])
  expect(found[`${reference}/Skizze für März.pdf`]?.equals(PDF)).toBe(true)
  const text = String(found[`${reference}/${reference}.txt`])
  expect(text).toContain('Message:\r\nWeave algebra by spring.')
  expect(text).toContain('Added Saturday, November 21, 3:01 PM EST:\r\nThe second sketch.')
  expect(text).toContain(`- Skizze für März.pdf (${PDF.length.toLocaleString('en-US')} bytes)`)
  expect(text).toContain('- skizze FÜR märz (2).pdf (21 bytes, added Saturday, November 21, 3:01 PM EST)')
})

test('no name hides another, whatever its letters and accents', () => {
  expect(
    uniqueNames(['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf', 'é.txt', 'é.txt', 'no-dot', 'no-dot'], ['a.pdf']),
  ).toEqual(['a (2).pdf', 'A (3).PDF', 'a (4).pdf', 'a (2) (2).pdf', 'é.txt', 'é (2).txt', 'no-dot', 'no-dot (2)'])
})
