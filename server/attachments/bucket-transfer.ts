import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Content } from '../copy-file.ts'
import type { Bucket, Upload } from './bucket.ts'
import { bucketFault } from './bucket-fault.ts'
import { StoreFault } from './store-fault.ts'

/** Takes bytes of an object, and their place in it. A second try begins at 0 again. */
type Write = (chunk: Buffer, at: number) => Promise<void> | void

/**
 * Sends a file. When this resolves, the bucket has confirmed its hash, or the file was read back and compared: old servers
 * check nothing, and confirm nothing.
 *
 * @param ms for both tries together.
 * @throws StoreFault, and what the disk throws.
 */
export function upload(bucket: Bucket, name: string, file: Upload, ms: number): Promise<void> {
  return twice(ms, async (signal) => {
    const confirmed = await bucket.put(name, file, signal)
    if (confirmed === Buffer.from(file.sha256, 'hex').toString('base64')) return
    const content = confirmed === undefined ? await readOnce(bucket, name, signal) : undefined
    if (content?.sha256 !== file.sha256) throw new StoreFault('STORE_DAMAGED', 'A file changed while it was stored.')
  })
}

/**
 * Reads an object and hands its bytes on as they arrive, before they are checked: the caller holds them back until this
 * resolves.
 *
 * @param expected - without it the bytes are not compared. Without `write` they are only counted and hashed.
 * @throws StoreFault when it is missing or damaged, or the bucket cannot be read.
 */
export async function download(
  bucket: Bucket,
  name: string,
  { expected, write, ms }: { expected?: Content; write?: Write; ms: number },
): Promise<Content> {
  return twice(ms, async (signal) => {
    const content = await readOnce(bucket, name, signal, { write, most: expected?.bytes })
    if (!content) throw new StoreFault('STORE_MISSING', 'A stored file is missing.', { reading: true })
    if (expected && content.sha256 !== expected.sha256) {
      throw new StoreFault('STORE_DAMAGED', 'A stored file is damaged.', { reading: true })
    }
    return content
  })
}

interface Reading {
  write?: Write
  /** Bytes. No more are read: they are damaged then. */
  most?: number
}

async function readOnce(
  bucket: Bucket,
  name: string,
  signal: AbortSignal,
  { write, most = Number.POSITIVE_INFINITY }: Reading = {},
): Promise<Content | undefined> {
  const body = await bucket.get(name, signal)
  if (!body) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of arriving(body, signal)) {
    hash.update(chunk)
    bytes += chunk.length
    if (bytes > most) break
    await write?.(chunk, bytes - chunk.length)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** The bytes of a body. Its errors are StoreFaults, unlike those of whoever takes the bytes. */
async function* arriving(body: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const end = () => body.destroy(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  // A stream of bytes without an encoding yields buffers.
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        throw bucketFault(error, { reading: true })
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', end)
    body.destroy()
  }
}

/** What may pass by itself: the other instance of a store answers, or a line is whole again. */
const PASSING: readonly string[] = ['STORE_DOWN', 'STORE_CUT', 'STORE_DAMAGED']

async function twice<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms)
  try {
    return await work(signal)
  } catch (error) {
    if (!(error instanceof StoreFault) || !PASSING.includes(error.code) || signal.aborted) throw error
    return work(signal)
  }
}
