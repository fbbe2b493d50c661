import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDelimiters } from './delimiters.ts'

const TYPE = 'multipart/form-data; boundary=aXb'

function count(chunks: readonly Buffer[], type = TYPE): Promise<number> {
  return countDelimiters(Readable.from(chunks) as IncomingMessage, type)()
}

test('every delimiter is counted once, wherever the chunks of a body end', async () => {
  const piece = fc.constantFrom('\r\n--aXb', '\r\n', '--aXb', '\r\n--a', '-', 'text', '\r\n--aX\r\n--aXb')
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 12 }),
      fc.array(fc.nat(80), { maxLength: 20 }),
      async (pieces, cuts) => {
        const body = Buffer.from(pieces.join(''))
        const ends = [...new Set([0, ...cuts.filter((cut) => cut < body.length), body.length])].sort(
          (one, other) => one - other,
        )
        const chunks = ends.slice(1).map((end, index) => body.subarray(ends[index], end))

        expect(await count(chunks)).toBe(`\r\n${body}`.split('\r\n--aXb').length - 1)
      },
    ),
  )
})

test('the boundary may stand in quotes', async () => {
  expect(
    await count([Buffer.from('--a b\r\n'), Buffer.from('\r\n--a b--')], 'multipart/form-data; boundary="a b"'),
  ).toBe(2)
})
