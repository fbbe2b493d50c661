import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { ifMissing } from './error-code.ts'

/** What was read of a file. */
export interface Content {
  bytes: number
  /** Hex. */
  sha256: string
}

/**
 * Reads or copies many files, four at the same time: each waits for the disk or the line.
 *
 * @throws what the first one that fails throws, when all that had begun have ended: none works on in a folder that is removed.
 */
export async function fourAtOnce<T>(files: readonly T[], work: (file: T) => Promise<void>): Promise<void> {
  const queue = [...files]
  const ended = await Promise.allSettled(
    Array.from({ length: 4 }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await work(next).catch((error: unknown) => {
          queue.length = 0
          throw error
        })
      }
    }),
  )
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** Reads a whole file. Undefined when there is none. */
export async function hashFile(path: string): Promise<Content | undefined> {
  await using source = await open(path).catch(ifMissing)
  return source && (await readAll(source))
}

/**
 * Copies a file, and hashes what it reads. The copy is durable when this resolves, except for its name: the caller syncs
 * the folder. An existing file is replaced.
 *
 * @returns undefined when there is no such file. Then there is no copy either.
 */
export async function copyFile(from: string, to: string): Promise<Content | undefined> {
  await using source = await open(from).catch(ifMissing)
  if (!source) return undefined
  await using target = await open(to, 'w', 0o600)
  const content = await readAll(source, target)
  await target.sync()
  return content
}

async function readAll(source: FileHandle, target?: FileHandle): Promise<Content> {
  const hash = createHash('sha256')
  let bytes = 0
  // A stream of bytes without an encoding yields buffers.
  for await (const chunk of source.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    await target?.writeFile(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}
