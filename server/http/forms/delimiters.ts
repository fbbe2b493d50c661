import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/**
 * Counts the delimiters of a multipart body while it streams by. A file cannot hold one: the boundary is chosen so.
 *
 * @returns a function that waits for the end of the body and gives the number; 0 for an empty body.
 */
export function countDelimiters(raw: IncomingMessage, contentType: string): () => Promise<number> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`)
  // The first delimiter may stand at the very start, without a line break before it.
  let rest: Buffer = Buffer.from('\r\n')
  let found = 0
  const most = delimiter.length - 1
  raw.on('data', (chunk: Buffer) => {
    let after = 0
    // One may begin in the last chunk and end in this. Only so much is copied: whole chunks would double the memory.
    const seam = Buffer.concat([rest, chunk.subarray(0, most)])
    const across = seam.indexOf(delimiter)
    if (across >= 0) {
      found += 1
      after = across + delimiter.length - rest.length
    }
    for (let at = chunk.indexOf(delimiter, after); at >= 0; at = chunk.indexOf(delimiter, after)) {
      found += 1
      after = at + delimiter.length
    }
    const isWhole = after > 0 || chunk.length >= most
    rest = isWhole ? Buffer.from(chunk.subarray(Math.max(after, chunk.length - most))) : seam.subarray(-most)
  })
  return async () => {
    raw.resume()
    // One that breaks off is told elsewhere.
    await finished(raw).catch(() => undefined)
    return found
  }
}

/** RFC 2046 section 5.1.1. */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]+))/i.exec(contentType) ?? []
  return quoted ?? plain ?? ''
}
