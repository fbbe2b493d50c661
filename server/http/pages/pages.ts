import { createHash, type Hash } from 'node:crypto'
import { existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { routes } from '../../../contract/routes.ts'
import { baseHeaders, type HeaderList, type HeaderPolicy, pageHeaders } from '../headers.ts'
import { contentTypeOf } from './content-type.ts'
import type { Encoding } from './encoding.ts'

/** A fault of the server that has a page. */
export type FaultStatus = 500 | 503

/** One file of the built site, ready to serve. */
export interface Page {
  file: string
  /** A large file is streamed from here. Open as long as the process runs: a later build may remove the file. */
  descriptor?: number
  status: 200 | 404 | FaultStatus
  variants: ReadonlyMap<Encoding, Variant>
}

/** A page in one encoding. */
export interface Variant {
  bytes: number
  /** Absent when the file is streamed from disk. */
  body?: Buffer
  /** All headers of a 200, so that no request has to build them. */
  headers: HeaderList
  /** The headers that a conditional request compares with. */
  validators: { etag: string; 'last-modified': string }
}

export interface Pages {
  /** The page at a path as a browser sends it: `/`, `/about`, `/_astro/x.css`. Nothing else is reachable. */
  find(path: string): Page | undefined
  /** The page for a path that does not exist. Articles and profiles have their own. */
  notFound(path: string): Page | undefined
  /** The page in place of one that could not be made. */
  fault(status: FaultStatus): Page | undefined
}

/** Films and pictures larger than this stay on disk, are held open and streamed, bytes: they are a quarter of all. */
const IN_MEMORY_MAX_BYTES = 24 * 1024

/** What the build adds to a packed file's name. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Reads `dist/client` into memory, films aside. Then serving a page needs no file access. */
export function loadPages(directory: string, policy: HeaderPolicy): Pages {
  const found = new Map<string, Page>()
  for (const file of filesUnder(directory)) {
    if (isVariant(file)) continue
    found.set(pathOf(directory, file), loadPage(file, policy, isFingerprinted(directory, file)))
  }
  for (const path of NOT_FOUND_PAGES.values()) {
    const page = found.get(path)
    if (page) found.set(path, { ...page, status: 404 })
  }
  for (const [status, path] of FAULT_PAGES) {
    const page = found.get(path)
    if (page) found.set(path, asFault(page, status))
  }
  return {
    find: (path) => found.get(path),
    notFound: (path) => notFoundAt(found, path),
    fault: (status) => found.get(FAULT_PAGES.get(status) ?? ''),
  }
}

const FAULT_PAGES: ReadonlyMap<FaultStatus, string> = new Map([
  [500, routes.fault('broken')],
  [503, routes.fault('unavailable')],
])

/** How long a client is asked to wait after a 503, s. */
export const RETRY_AFTER_SECONDS = 60

/** The page with the status and headers of a fault: no cache keeps it. */
function asFault(page: Page, status: FaultStatus): Page {
  const wait: HeaderList = status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}
  const variants = [...page.variants].map(([encoding, variant]) => {
    const headers = { ...variant.headers, 'Cache-Control': 'no-store', ...wait }
    return [encoding, { ...variant, headers }] as const
  })
  return { ...page, status, variants: new Map(variants) }
}

/** The not-found page by the beginning of the path; '' is the page for all others. */
const NOT_FOUND_PAGES = new Map([
  [routes.article(''), '/missing/article'],
  [routes.profile(''), '/missing/profile'],
  ['', '/404'],
])

function notFoundAt(found: ReadonlyMap<string, Page>, path: string): Page | undefined {
  for (const [start, page] of NOT_FOUND_PAGES) {
    const known = `${path}/`.startsWith(start) ? found.get(page) : undefined
    if (known) return known
  }
  return undefined
}

function* filesUnder(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue
    const path = join(directory, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (entry.isFile()) yield path
  }
}

/** `x.css.br` beside `x.css` is a variant of it and has no path of its own. */
function isVariant(file: string): boolean {
  const plain = file.replace(/\.(br|gz)$/, '')
  return plain !== file && existsSync(plain)
}

/** File names under /_astro contain a hash of the content. */
function isFingerprinted(directory: string, file: string): boolean {
  return relative(directory, file).startsWith(`_astro${sep}`)
}

/** `/about` for both `about.html` and `about/index.html`. */
function pathOf(directory: string, file: string): string {
  const path = `/${relative(directory, file).split(sep).join('/')}`
  if (!path.endsWith('.html')) return path
  const page = path.slice(0, -'.html'.length).replace(/\/index$/, '')
  return page === '' ? '/' : page
}

function loadPage(file: string, policy: HeaderPolicy, fingerprinted: boolean): Page {
  const stat = statSync(file)
  const html = extname(file) === '.html'
  const packed = PACKED.filter(([, extension]) => existsSync(file + extension))
  const staysOnDisk = stat.size > IN_MEMORY_MAX_BYTES && !html && packed.length === 0
  const descriptor = staysOnDisk ? openSync(file, 'r') : undefined
  const body = staysOnDisk ? undefined : readFileSync(file)
  const headers: HeaderList = {
    ...(html ? pageHeaders(policy, String(body ?? '')) : baseHeaders(policy)),
    'Content-Type': contentTypeOf(file),
    'Cache-Control': fingerprinted ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  }
  const hash = body ? createHash('sha256').update(body) : hashOf(descriptor ?? 0)
  const tag = hash.digest('base64url').slice(0, 16)
  const modified = stat.mtime.toUTCString()
  const variants = new Map<Encoding, Variant>()
  for (const [encoding, extension] of packed) {
    const encoded = { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }
    const content = readFileSync(file + extension)
    variants.set(encoding, variantOf(encoded, `"${tag}-${encoding}"`, modified, content.length, content))
  }
  // Only a file with one encoding takes ranges: media, fonts and pictures.
  const plain: HeaderList = variants.size > 0 ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }
  variants.set('identity', variantOf({ ...headers, ...plain }, `"${tag}"`, modified, stat.size, body))
  return { file, descriptor, status: 200, variants }
}

/** In pieces: a film as a whole would leave a hole in the process's memory. */
function hashOf(descriptor: number): Hash {
  const hash = createHash('sha256')
  const piece = Buffer.alloc(64 * 1024)
  for (let at = 0; ; ) {
    const read = readSync(descriptor, piece, 0, piece.length, at)
    if (read === 0) return hash
    hash.update(piece.subarray(0, read))
    at += read
  }
}

function variantOf(headers: HeaderList, etag: string, modified: string, bytes: number, body?: Buffer): Variant {
  return {
    bytes,
    body,
    headers: { ...headers, 'Last-Modified': modified, ETag: etag, 'Content-Length': String(bytes) },
    validators: { etag, 'last-modified': modified },
  }
}
