import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { extensionOf, tooLarge, type UploadRule, wrongKind } from '../../contract/upload.ts'
import { shownName } from './display-name.ts'
import { fits } from './inspect.ts'
import type { StagedFile } from './store.ts'

export type Staging =
  | { ok: true; file: StagedFile }
  | { ok: false; problem: 'tooLarge' | 'wrongKind' | 'empty'; text: string }

export interface IncomingPart {
  stream: Readable
  fieldName: string
  fileName: string
}

/** Where files wait for their submission, inside `DATA_DIR`: on the same filesystem as their final place. */
export function stagedFolder(dataDir: string): string {
  return join(dataDir, 'staged')
}

/**
 * Streams one file to disk, counting, hashing and inspecting it, and syncs it. A refused file is gone at once; what
 * remains of its stream is left flowing, so that the parts after it can be read.
 *
 * @throws what the stream or the disk throws; nothing is left behind.
 */
export async function stage(dataDir: string, part: IncomingPart, rule: UploadRule): Promise<Staging> {
  const name = shownName(part.fileName)
  const kind = extensionOf(name)
  if (!rule.kinds.includes(kind)) return refuse(part, 'wrongKind', wrongKind(rule).text)

  const folder = stagedFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const tempPath = join(folder, randomBytes(16).toString('hex'))
  try {
    const handle = await open(tempPath, 'wx+', 0o600)
    try {
      const written = await write(handle, part.stream, rule.maxBytes)
      const refusal = await refusalOf(handle, written, kind, name, rule)
      if (!refusal) {
        await handle.sync()
        const { size, sha256 } = written
        const token = randomBytes(24).toString('base64url')
        return { ok: true, file: { field: part.fieldName, name, size, sha256, tempPath, token, kind } }
      }
      await rm(tempPath, { force: true })
      return refuse(part, refusal.problem, refusal.text)
    } finally {
      await handle.close()
    }
  } catch (error) {
    await rm(tempPath, { force: true })
    throw error
  }
}

/** Removes a staged file that nobody will send; leaves a kept one to its 24 hours. Never throws. */
export async function discard(file: StagedFile): Promise<void> {
  // What cannot be removed now is swept by age.
  if (!file.kept) await rm(file.tempPath, { force: true }).catch(() => undefined)
}

interface Written {
  size: number
  sha256: string
  hasNul: boolean
  tooLarge: boolean
}

async function write(handle: FileHandle, stream: Readable, maxBytes: number): Promise<Written> {
  const hash = createHash('sha256')
  let size = 0
  let hasNul = false
  // The stream must not be destroyed by leaving the loop: its form's other parts come through the same socket.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) break
    hasNul ||= chunk.includes(0)
    hash.update(chunk)
    await writeAll(handle, chunk)
  }
  // A multipart reader with the same limit cuts the stream there and says so only by this mark.
  const truncated = (stream as Readable & { truncated?: boolean }).truncated === true
  return { size, sha256: hash.digest('hex'), hasNul, tooLarge: size > maxBytes || truncated }
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  let offset = 0
  while (offset < chunk.length) {
    const { bytesWritten } = await handle.write(chunk, offset)
    offset += bytesWritten
  }
}

type Refusal = { problem: 'tooLarge' | 'wrongKind' | 'empty'; text: string }

async function refusalOf(
  handle: FileHandle,
  written: Written,
  kind: string,
  name: string,
  rule: UploadRule,
): Promise<Refusal | undefined> {
  if (written.tooLarge) return { problem: 'tooLarge', text: tooLarge(rule, name).text }
  if (written.size === 0) return { problem: 'empty', text: `${name} is empty. Please choose another file.` }
  if (await fits(handle, { kind, size: written.size, hasNul: written.hasNul })) return undefined
  return { problem: 'wrongKind', text: wrongKind(rule).text }
}

function refuse(part: IncomingPart, problem: Refusal['problem'], text: string): Staging {
  // An aborted request may still end this stream with an error that nobody waits for.
  part.stream.on('error', () => undefined)
  part.stream.resume()
  return { ok: false, problem, text }
}
