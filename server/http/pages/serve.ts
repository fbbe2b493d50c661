import { read } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { chooseCoding, isFresh, readRange } from './negotiate.ts'
import type { Page, Pages, Variant } from './pages.ts'

/** Answers GET and HEAD for one page: conditional, in parts, in the best coding. Node leaves out HEAD's body. */
export function sendPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const coding = chooseCoding(encodingsOf(request), page.available)
  const variant = page.codings.get(coding)
  if (!variant) throw new Error(`${page.file} has no ${coding} variant`)

  if (page.status === 200) {
    if (isFresh(request.headers, variant.etag, page.modifiedMs)) {
      const { 'Content-Length': _length, 'Content-Encoding': _coding, ...headers } = variant.headers
      response.writeHead(304, headers).end()
      return
    }
    // Only what has one coding can be asked for in parts: media, fonts, images.
    if (
      request.headers.range !== undefined &&
      variant.headers['Accept-Ranges'] &&
      rangeApplies(request, variant, page)
    ) {
      sendPart(page, variant, request, response)
      return
    }
  }
  response.writeHead(page.status, variant.headers)
  if (variant.body) response.end(variant.body)
  else streamFile(page, 0, variant.bytes - 1, request, response)
}

/** The normal 404: the built page, and its status. */
export function sendNotFound(pages: Pages, request: IncomingMessage, response: ServerResponse): void {
  const page = pages.notFound((request.url ?? '').replace(/\?.*$/, ''))
  if (page) sendPage(page, request, response)
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404 Page Not Found')
}

function encodingsOf(request: IncomingMessage): string | undefined {
  // Node joins repeated Accept-Encoding lines by commas; its types allow a list for any header.
  const value = request.headers['accept-encoding']
  return Array.isArray(value) ? value.join(',') : value
}

/** If-Range: the part is only of use if the rest, which the client holds, is of the same file. */
function rangeApplies(request: IncomingMessage, variant: Variant, page: Page): boolean {
  const condition = request.headers['if-range']
  if (typeof condition !== 'string') return true
  return condition.startsWith('"') ? condition === variant.etag : Date.parse(condition) === page.modifiedMs
}

function sendPart(page: Page, variant: Variant, request: IncomingMessage, response: ServerResponse): void {
  const range = readRange(request.headers.range, variant.bytes)
  switch (range.status) {
    case 'whole':
      response.writeHead(200, variant.headers)
      if (variant.body) response.end(variant.body)
      else streamFile(page, 0, variant.bytes - 1, request, response)
      return
    case 'outside':
      response.writeHead(416, { 'Content-Range': `bytes */${variant.bytes}`, 'Content-Length': '0' }).end()
      return
    case 'part': {
      const { start, end } = range
      response.writeHead(206, {
        ...variant.headers,
        'Content-Range': `bytes ${start}-${end}/${variant.bytes}`,
        'Content-Length': String(end - start + 1),
      })
      if (variant.body) response.end(variant.body.subarray(start, end + 1))
      else streamFile(page, start, end, request, response)
    }
  }
}

function streamFile(
  { file, descriptor }: Page,
  start: number,
  end: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  if (descriptor === undefined) throw new Error(`${file} is neither held nor open`)
  const stream = Readable.from(bytesOf(descriptor, start, end), { objectMode: false })
  // The head is out already: a cut connection is the only honest way to tell that the rest is missing.
  stream.on('error', () => response.destroy())
  response.on('close', () => stream.destroy())
  stream.pipe(response)
}

/** Bytes of a file that stays open: Node's own stream would close it after the first visitor. Both ends are inclusive. */
async function* bytesOf(descriptor: number, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; ) {
    const buffer = Buffer.allocUnsafe(Math.min(64 * 1024, end - at + 1))
    const { bytesRead } = await promisify(read)(descriptor, buffer, 0, buffer.length, at)
    if (bytesRead === 0) throw new Error('The file is shorter than it was')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
