import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { emptyFile, extensionOf, MiB, tooLarge, type UploadRule, wrongKind } from '../../contract/fields/upload.ts'
import { REFUSALS } from '../../contract/reply.ts'
import { hasRoomForFiles, requireRoom } from '../disk.ts'
import { errorCode } from '../error-code.ts'
import { displayName } from './display-name.ts'
import { flagsOf } from './flags.ts'
import { contentInWords, matchesKind } from './inspect.ts'
import type { StagedFile } from './store.ts'

/** Why a file was refused. `noRoom`: the disk is nearly full. */
export type FileProblem = 'tooLarge' | 'wrongKind' | 'empty' | 'noRoom'

type Staging = { ok: true; file: StagedFile } | { ok: false; problem: FileProblem; text: string }

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
 * @throws what the stream or the disk throws, except that the disk is full; the file is removed then.
 */
export async function stage(dataDir: string, file: IncomingFile, rule: UploadRule): Promise<Staging> {
  const name = displayName(file.fileName)
  const kind = extensionOf(name)
  if (!rule.kinds.includes(kind)) return refuse(file, 'wrongKind', wrongKind(rule).text)

  const folder = stagedFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!(await hasRoomForFiles(folder))) return refuse(file, 'noRoom', REFUSALS.full.error)
  const tempPath = join(folder, randomBytes(16).toString('hex'))
  try {
    await using handle = await open(tempPath, 'wx+', 0o600)
    const written = await write(handle, folder, file.stream, rule.maxBytes)
    const refusal = await refusalOf(handle, written, kind, name, rule)
    if (!refusal) {
      await handle.sync()
      const { size, sha256 } = written
      const flags = await flagsOf(handle, { kind, size })
      const token = randomBytes(24).toString('base64url')
      return { ok: true, file: { field: file.fieldName, name, size, sha256, tempPath, token, kind, flags } }
    }
    await rm(tempPath, { force: true })
    return refuse(file, refusal.problem, refusal.text)
  } catch (error) {
    await rm(tempPath, { force: true })
    if (NO_SPACE.includes(errorCode(error) ?? '')) return refuse(file, 'noRoom', REFUSALS.full.error)
    throw error
  }
}

/** Removes a staged file that is no longer needed, unless it is the retained file itself. Never throws. */
export async function discard(file: StagedFile): Promise<void> {
  // A file that cannot be removed now is removed by age later.
  if (!file.retained || file.isCopy) await rm(file.tempPath, { force: true }).catch(() => undefined)
}

const NO_SPACE = ['ENOSPC', 'EDQUOT']

/** How often the free space is looked at while a file is written, bytes: many files may be written at the same time. */
const ROOM_CHECK_BYTES = 4 * MiB

interface Written {
  size: number
  sha256: string
  hasNul: boolean
  tooLarge: boolean
}

/** @throws ENOSPC when the disk gets nearly full meanwhile. */
async function write(handle: FileHandle, folder: string, stream: Readable, maxBytes: number): Promise<Written> {
  const hash = createHash('sha256')
  let size = 0
  let hasNul = false
  let nextCheck = ROOM_CHECK_BYTES
  // Leaving the loop must not destroy the stream: the form's next parts come through the same socket.
  // A stream of bytes without an encoding yields buffers.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) break
    if (size >= nextCheck) {
      await requireRoom(folder)
      nextCheck += ROOM_CHECK_BYTES
    }
    hasNul ||= chunk.includes(0)
    hash.update(chunk)
    await handle.writeFile(chunk)
  }
  // The multipart reader has a limit of its own. It cuts the stream there and only sets this flag.
  const truncated = 'truncated' in stream && stream.truncated === true
  return { size, sha256: hash.digest('hex'), hasNul, tooLarge: size > maxBytes || truncated }
}

type Refusal = { problem: FileProblem; text: string }

async function refusalOf(
  handle: FileHandle,
  written: Written,
  kind: string,
  name: string,
  rule: UploadRule,
): Promise<Refusal | undefined> {
  if (written.tooLarge) return { problem: 'tooLarge', text: tooLarge(rule, name).text }
  if (written.size === 0) return { problem: 'empty', text: emptyFile(name).text }
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
