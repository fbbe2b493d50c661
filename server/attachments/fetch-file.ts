import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../copy-file.ts'
import { requireRoom } from '../disk.ts'
import type { Bucket } from './bucket.ts'
import { download } from './bucket-transfer.ts'

/**
 * Fetches an object into a new file, and compares it with its hash.
 *
 * @returns the path of the file, which the caller removes.
 * @throws StoreFault, and what the disk throws. No file is left then.
 */
export async function fetchFile(
  bucket: Bucket,
  name: string,
  { folder, expected, ms }: { folder: string; expected: Content; ms: number },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await requireRoom(folder)
  const path = join(folder, randomBytes(16).toString('hex'))
  await using handle = await open(path, 'wx', 0o600)
  try {
    // A first try that was cut leaves no more bytes than the second one writes: both are bounded by the size.
    await download(bucket, name, { expected, write: (chunk, at) => writeAt(handle, chunk, at), ms })
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Writes all bytes at a position. */
export async function writeAt(handle: FileHandle, chunk: Buffer, at: number): Promise<void> {
  for (let offset = 0; offset < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, offset, chunk.length - offset, at + offset)
    offset += bytesWritten
  }
}
