import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { UploadRule } from '../../contract/fields/upload.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { stage } from './stage.ts'

const MAX = 100 * 1024
const RULE: UploadRule = { count: 1, maxBytes: MAX, kinds: ['txt'] }

function text(bytes: number): Buffer {
  return Buffer.from(randomBytes(bytes).toString('hex').slice(0, bytes))
}

/** Cuts a file where the network might. */
function chunked(content: Buffer, sizes: number[]): Buffer[] {
  const chunks: Buffer[] = []
  let start = 0
  for (const size of [...sizes, content.length]) {
    chunks.push(content.subarray(start, start + size))
    start += size
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

test.each([
  ['in one piece', []],
  ['with one byte at its end', [MAX - 1]],
  ['with one byte at its start', [1]],
  ['in pieces of 64 kB', [65_536]],
])('a file of exactly the limit is stored whole: %s', async (_how, sizes) => {
  const dataDir = tempFolder()
  const content = text(MAX)

  const stream = Readable.from(chunked(content, sizes))
  const staging = await stage(dataDir, { stream, fieldName: 'file', fileName: 'plan.txt' }, RULE)

  if (!staging.ok) throw new Error(staging.text)
  const { size, sha256, tempPath } = staging.file
  expect((await readFile(tempPath)).equals(content)).toBe(true)
  expect({ size, sha256 }).toEqual({ size: MAX, sha256: createHash('sha256').update(content).digest('hex') })
})
