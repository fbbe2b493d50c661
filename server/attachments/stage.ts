import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { extensionOf, tooLarge, type UploadRule, wrongKind } from '../../contract/upload.ts'
import { displayName } from './display-name.ts'
import { contentInWords, matchesKind } from './inspect.ts'
import type { StagedFile } from './store.ts'

type Staging = { ok: true; file: StagedFile } | { ok: false; problem: 'tooLarge' | 'wrongKind' | 'empty'; text: string }

interface IncomingFile {
  stream: Readable
  fieldName: string
  fileName: string
}

/** Where files wait for their submission: inside `DATA_DIR`, on the same filesystem as the stored attachments. */
export function stagedFolder(dataDir: string): string {
  return join(dataDir, 'staged')
}

/**
 * Streams one file to disk, checks its size and content, and syncs it. A refused file is removed at once. The rest of
 * its stream is read and dropped, so that the next parts of the form can be read.
 *
 * @throws what the stream or the disk throws; the file is removed then.
 */
export async function stage(dataDir: string, file: IncomingFile, rule: UploadRule): Promise<Staging> {
  const name = displayName(file.fileName)
  const kind = extensionOf(name)
  if (!rule.kinds.includes(kind)) return refuse(file, 'wrongKind', wrongKind(rule).text)

  const folder = stagedFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const tempPath = join(folder, randomBytes(16).toString('hex'))
  try {
    const handle = await open(tempPath, 'wx+', 0o600)
    try {
      const written = await write(handle, file.stream, rule.maxBytes)
      const refusal = await refusalOf(handle, written, kind, name, rule)
      if (!refusal) {
        await handle.sync()
        const { size, sha256 } = written
        const token = randomBytes(24).toString('base64url')
        return { ok: true, file: { field: file.fieldName, name, size, sha256, tempPath, token, kind } }
      }
      await rm(tempPath, { force: true })
      return refuse(file, refusal.problem, refusal.text)
    } finally {
      await handle.close()
    }
  } catch (error) {
    await rm(tempPath, { force: true })
    throw error
  }
}

/** Removes a staged file that is no longer needed, unless it is retained for 24 hours. Never throws. */
export async function discard(file: StagedFile): Promise<void> {
  // A file that cannot be removed now is removed by age later.
  if (!file.retained) await rm(file.tempPath, { force: true }).catch(() => undefined)
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
  // Leaving the loop must not destroy the stream: the form's next parts come through the same socket.
  // A stream of bytes without an encoding yields buffers.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) break
    hasNul ||= chunk.includes(0)
    hash.update(chunk)
    await writeAll(handle, chunk)
  }
  // The multipart reader has a limit of its own. It cuts the stream there and only sets this flag.
  const truncated = 'truncated' in stream && stream.truncated === true
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
  if (await matchesKind(handle, { kind, size: written.size, hasNul: written.hasNul })) return undefined
  return { problem: 'wrongKind', text: wrongContent(rule, name, await contentInWords(handle, written.size)) }
}

/** The name ends in a kind that is allowed, and the bytes are another: what was found, and what to do. */
function wrongContent({ kinds }: UploadRule, name: string, found: string | undefined): string {
  const finding = found ? `holds ${found}` : `cannot be read as ${extensionOf(name).toUpperCase()}`
  return `${name} ${finding}. Please save it as one of these and choose it again: ${kinds.join(', ')}`
}

function refuse(file: IncomingFile, problem: Refusal['problem'], text: string): Staging {
  // An aborted request may still end this stream with an error, which nothing else handles.
  file.stream.on('error', () => undefined)
  file.stream.resume()
  return { ok: false, problem, text }
}
