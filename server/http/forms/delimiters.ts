import type { IncomingMessage } from 'node:http'

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
  raw.on('data', (chunk: Buffer) => {
    const bytes = Buffer.concat([rest, chunk])
    let after = 0
    for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, after)) {
      found += 1
      after = at + delimiter.length
    }
    rest = bytes.subarray(Math.max(after, bytes.length - delimiter.length + 1))
  })
  return async () => {
    if (!raw.readableEnded && !raw.destroyed) await ended(raw)
    return found
  }
}

/** RFC 2046 section 5.1.1. */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]+))/i.exec(contentType) ?? []
  return quoted ?? plain ?? ''
}

function ended(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve()
    raw.once('end', end).once('close', end).once('error', end)
    raw.resume()
  })
}
