import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** RFC 1952: magic number, deflate, no name, no time, no operating system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** How far a deflated piece may refer back, bytes (RFC 1951). */
const WINDOW = 32 * 1024
/** What one block of deflate may hold as it is, bytes (RFC 1951, 3.2.4). */
const STORED_MAX = 65_535

/**
 * Compresses a text once, though something in it is new each time it is sent.
 *
 * @param pieces what stands before, between and after the places for it.
 * @param size of what is put into each place, bytes.
 * @returns a function that takes what is put in and gives the whole as a gzip file. It throws a RangeError for another size.
 */
export async function gzipAround(pieces: readonly Buffer[], size: number): Promise<(filling: Buffer) => Buffer> {
  if (size > STORED_MAX) throw new RangeError(`At most ${STORED_MAX} bytes stand in one place, not ${size}.`)
  // The places are zeros here, which no text has: no piece refers to what will stand there.
  const place = Buffer.alloc(size)
  const length = Buffer.from([0, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255])
  const packed: Buffer[] = []
  let before = Buffer.alloc(0)
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    const options = { level: 9, finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH }
    packed.push(await promisify(deflateRaw)(piece, before.length > 0 ? { ...options, dictionary: before } : options))
    before = Buffer.concat([before, piece, place]).subarray(-WINDOW)
  }
  const total = pieces.reduce((sum, piece) => sum + piece.length, size * (pieces.length - 1))
  return (filling) => {
    if (filling.length !== size) throw new RangeError(`${size} bytes stand in each place, not ${filling.length}.`)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(join(pieces, filling).reduce((sum, part) => crc32(part, sum), 0))
    trailer.writeUInt32LE(total % 2 ** 32, 4)
    return Buffer.concat([HEADER, ...join(packed, length, filling), trailer])
  }
}

/** The parts with something between each two of them. */
export function join(parts: readonly Buffer[], ...between: readonly Buffer[]): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [...between, part]))
}
