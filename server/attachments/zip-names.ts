/** Reads `length` bytes at `position`. */
type ReadAt = (position: number, length: number) => Promise<Buffer>

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
/** The end record of 22 bytes and the longest comment after it. */
const END_REGION = 22 + 0xffff
/** In bytes. No office document needs more, and a longer table of contents is not read. */
const CONTENTS_MAX = 4 * 1024 * 1024

/**
 * The names in a zip's table of contents (its "central directory"), or undefined when there is none. It inflates
 * nothing and does not trust the sizes that the archive states for its entries.
 */
export async function zipNames(readAt: ReadAt, size: number): Promise<string[] | undefined> {
  const start = await readAt(0, Math.min(4, size))
  if (start.toString('latin1') !== 'PK\x03\x04') return undefined
  const contents = await findContents(readAt, size)
  if (!contents) return undefined

  const names: string[] = []
  let at = 0
  while (at + 46 <= contents.length && contents.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameLength = contents.readUInt16LE(at + 28)
    const extraLength = contents.readUInt16LE(at + 30)
    const commentLength = contents.readUInt16LE(at + 32)
    names.push(contents.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + extraLength + commentLength
  }
  return names
}

async function findContents(readAt: ReadAt, size: number): Promise<Buffer | undefined> {
  const from = Math.max(0, size - END_REGION)
  const region = await readAt(from, size - from)
  for (let at = region.length - 22; at >= 0; at -= 1) {
    if (region.readUInt32LE(at) !== END_SIGNATURE) continue
    const length = region.readUInt32LE(at + 12)
    const position = region.readUInt32LE(at + 16)
    if (length > CONTENTS_MAX || position + length > size) return undefined
    return readAt(position, length)
  }
  return undefined
}
