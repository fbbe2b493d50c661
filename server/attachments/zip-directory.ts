import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.ts'

/** What a zip tells of itself. Nothing of it is checked against the contents. */
export interface ZipDirectory {
  /** How many entries the end record states. */
  stated: number
  /** Undefined for a table of contents that is too long to be read. */
  entries: ZipEntry[] | undefined
  /** Bytes after the end record and its comment. */
  after: number
}

export interface ZipEntry {
  name: string
  isEncrypted: boolean
  /** Bytes in the archive. */
  packed: number
  /** Bytes after unpacking, as stated. */
  unpacked: number
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
/** The end record of 22 bytes and the longest comment after it. */
const END_REGION = 22 + 0xffff
/** In bytes. No office document needs more, and a longer table of contents is not read. */
const CONTENTS_MAX = 4 * 1024 * 1024

/**
 * Reads a zip's table of contents (its "central directory"; APPNOTE 4.3.12 and 4.3.16). Undefined when the file has none.
 * It inflates nothing. It also finds a zip that is appended to another file.
 */
export async function zipDirectory(handle: FileHandle, size: number): Promise<ZipDirectory | undefined> {
  const from = Math.max(0, size - END_REGION)
  const region = await readAt(handle, from, size - from)
  for (let at = region.length - 22; at >= 0; at -= 1) {
    if (region.readUInt32LE(at) !== END_SIGNATURE) continue
    const stated = region.readUInt16LE(at + 10)
    const length = region.readUInt32LE(at + 12)
    const after = region.length - at - 22 - region.readUInt16LE(at + 20)
    if (length > CONTENTS_MAX) return length <= from + at ? { stated, entries: undefined, after } : undefined
    // In a zip that follows other bytes the stated position is too low, so the table may also end where the record begins.
    for (const position of [region.readUInt32LE(at + 16), from + at - length]) {
      if (position < 0 || position + length > size) continue
      const contents = await readAt(handle, position, length)
      if (length < 46 || contents.readUInt32LE(0) !== ENTRY_SIGNATURE) continue
      return { stated, entries: entriesIn(contents), after }
    }
    return stated === 0 && length === 0 ? { stated, entries: [], after } : undefined
  }
  return undefined
}

function entriesIn(contents: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= contents.length && contents.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameEnd = at + 46 + contents.readUInt16LE(at + 28)
    const extraEnd = nameEnd + contents.readUInt16LE(at + 30)
    const unpacked = contents.readUInt32LE(at + 24)
    entries.push({
      name: contents.toString('utf8', at + 46, nameEnd),
      isEncrypted: (contents.readUInt16LE(at + 8) & 1) === 1,
      packed: contents.readUInt32LE(at + 20),
      unpacked: unpacked === ZIP64 ? longSize(contents.subarray(nameEnd, extraEnd)) : unpacked,
    })
    at = extraEnd + contents.readUInt16LE(at + 32)
  }
  return entries
}

/** The size stands in the extra field 1 (APPNOTE 4.5.3). */
const ZIP64 = 0xffffffff

function longSize(extra: Buffer): number {
  for (let at = 0; at + 12 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) return Number(extra.readBigUInt64LE(at + 4))
  return ZIP64
}
