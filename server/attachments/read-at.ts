import type { FileHandle } from 'node:fs/promises'

/** Bytes that one read takes of a long file. */
const STEP = 256 * 1024

/** Up to `length` bytes at `position`; fewer at the end of the file. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/**
 * The whole file, piece by piece. Each piece repeats the last `overlap` bytes of the one before, so that what is at most
 * one byte longer is whole in one of them.
 */
export async function* piecesOf(handle: FileHandle, size: number, overlap: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; position += STEP)
    yield await readAt(handle, position, Math.min(STEP + overlap, size - position))
}
