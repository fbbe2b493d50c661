import { read } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import isFresh from 'fresh'
import { chooseEncoding } from './encoding.ts'
import type { Page, Pages, Variant } from './pages.ts'

/** Answers GET and HEAD for a page, in the best encoding, with 304 and ranges. Node drops the body of a HEAD. */
export function servePage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.variants)
  const variant = page.variants.get(encoding)
  if (!variant) throw new Error(`${page.file} has no ${encoding} variant`)

  if (page.status === 200 && isFresh(request.headers, variant.validators)) serveNotModified(variant, response)
  else if (page.status === 200 && asksForRange(request, variant)) serveRange(page, variant, request, response)
  else serveWhole(page, variant, request, response)
}

/** The 404 page of the site, or plain text when the build has none. */
export function serveNotFound(pages: Pages, request: IncomingMessage, response: ServerResponse): void {
  const page = pages.notFound((request.url ?? '').replace(/\?.*$/, ''))
  if (page) servePage(page, request, response)
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404 Page Not Found')
}

function serveNotModified(variant: Variant, response: ServerResponse): void {
  const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...headers } = variant.headers
  response.writeHead(304, headers).end()
}

function serveWhole(page: Page, variant: Variant, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(page.status, variant.headers)
  if (variant.body) response.end(variant.body)
  else streamFile(page, 0, variant.bytes - 1, request, response)
}

function asksForRange(request: IncomingMessage, { headers, validators }: Variant): boolean {
  if (request.method !== 'GET' || request.headers.range === undefined || !headers['Accept-Ranges']) return false
  // If-Range: a range is only useful when the client's other bytes are from the same version of the file.
  const condition = request.headers['if-range']
  if (typeof condition !== 'string') return true
  const { etag, 'last-modified': modified } = validators
  return condition.startsWith('"') ? condition === etag : Date.parse(condition) === Date.parse(modified)
}

function serveRange(page: Page, variant: Variant, request: IncomingMessage, response: ServerResponse): void {
  const range = readRange(request.headers.range, variant.bytes)
  const { headers } = variant
  if (range.status === 'whole') serveWhole(page, variant, request, response)
  else if (range.status === 'outside') {
    const { 'Content-Type': _type, ETag: _tag, 'Last-Modified': _date, 'Cache-Control': _cache, ...rest } = headers
    response.writeHead(416, { ...rest, 'Content-Range': `bytes */${variant.bytes}`, 'Content-Length': '0' }).end()
  } else {
    const { start, end } = range
    const part = `bytes ${start}-${end}/${variant.bytes}`
    response.writeHead(206, { ...headers, 'Content-Range': part, 'Content-Length': String(end - start + 1) })
    if (variant.body) response.end(variant.body.subarray(start, end + 1))
    else streamFile(page, start, end, request, response)
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
  if (descriptor === undefined) throw new Error(`${file} is neither in memory nor open`)
  const stream = Readable.from(bytesOf(descriptor, start, end), { objectMode: false })
  // The headers are sent already. A cut connection is the only way to tell that the rest is missing.
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

type ByteRange = { status: 'whole' } | { status: 'part'; start: number; end: number } | { status: 'outside' }

/**
 * One range of bytes, both ends included. Several ranges, other units and invalid ranges are answered with the whole
 * file, as RFC 9110 section 14.2 allows. A range after the end of the file is `outside` (416).
 */
function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return { status: 'whole' }
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { status: 'outside' } : { status: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return { status: 'outside' }
  return end < start ? { status: 'whole' } : { status: 'part', start, end }
}
