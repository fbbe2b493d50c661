import { createHash } from 'node:crypto'
import { openSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { routes } from '../../../contract/routes.ts'
import { baseHeaders, type HeaderList, type Policy, pageHeaders } from '../headers.ts'
import { contentTypeOf } from './content-type.ts'
import type { Coding } from './negotiate.ts'

/** One file of the built site, ready to be answered. */
export interface Page {
  file: string
  /** What is too big to hold is read from here. Open as long as the process runs: a build may remove the file's name. */
  descriptor?: number
  status: 200 | 404
  headers: HeaderList
  /** Whole seconds, ms since the epoch. */
  modifiedMs: number
  codings: ReadonlyMap<Coding, Variant>
  available: ReadonlySet<Coding>
}

export interface Variant {
  etag: string
  bytes: number
  /** Absent where the file is streamed from disk. */
  body?: Buffer
  /** Complete headers of a 200, so that the hot path makes none. */
  headers: HeaderList
}

export interface Pages {
  /** By a path as a browser sends it: `/`, `/about`, `/_astro/x.css`. Nothing else can be reached. */
  find(path: string): Page | undefined
  /** The page that says that there is none at this path; articles and profiles have one of their own. */
  notFound(path: string): Page | undefined
  count: number
}

/** Files above this many bytes stay on disk, held open, and are streamed. */
const HELD_BYTES = 2 * 1024 * 1024

/** Reads the whole of `dist/client`. Costs its size in memory, and makes every answer a lookup. */
export function loadPages(directory: string, policy: Policy): Pages {
  const found = new Map<string, Page>()
  for (const file of filesUnder(directory)) {
    if (isVariant(file)) continue
    found.set(pathOf(directory, file), loadPage(file, policy, isFingerprinted(directory, file)))
  }
  for (const path of NOT_FOUND_PAGES.values()) {
    const page = found.get(path)
    if (page) found.set(path, { ...page, status: 404 })
  }
  return { find: (path) => found.get(path), notFound: (path) => notFoundAt(found, path), count: found.size }
}

/** What stands at an address of this beginning that does not exist; '' is every other. */
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

/** `x.css.br` beside `x.css` is another coding of it, and no page. */
function isVariant(file: string): boolean {
  const plain = file.replace(/\.(br|gz)$/, '')
  return plain !== file && statOf(plain) !== undefined
}

/** Names under /_astro carry a hash of their contents. */
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

function loadPage(file: string, policy: Policy, fingerprinted: boolean): Page {
  const bytes = readFileSync(file)
  const stat = statSync(file)
  const modifiedMs = Math.floor(stat.mtimeMs / 1000) * 1000
  const html = extname(file) === '.html'
  const headers: HeaderList = {
    ...(html ? pageHeaders(policy, bytes.toString('utf8')) : baseHeaders(policy)),
    'Content-Type': contentTypeOf(file),
    'Cache-Control': fingerprinted ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    'Last-Modified': new Date(modifiedMs).toUTCString(),
  }
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  const codings = new Map<Coding, Variant>()
  for (const [coding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const packed = variantAt(`${file}${ending}`)
    if (packed)
      codings.set(coding, variant({ ...headers, 'Content-Encoding': coding }, `"${tag}-${coding}"`, packed, true))
  }
  const varies = codings.size > 0
  codings.set(
    'identity',
    variant(varies ? headers : { ...headers, 'Accept-Ranges': 'bytes' }, `"${tag}"`, bytes, varies),
  )
  const descriptor = bytes.length > HELD_BYTES ? openSync(file, 'r') : undefined
  return { file, descriptor, status: 200, headers, modifiedMs, codings, available: new Set(codings.keys()) }
}

function variantAt(file: string): Buffer | undefined {
  return statOf(file) ? readFileSync(file) : undefined
}

function variant(headers: HeaderList, etag: string, body: Buffer, varies: boolean): Variant {
  return {
    etag,
    bytes: body.length,
    body: body.length > HELD_BYTES ? undefined : body,
    headers: {
      ...headers,
      ...(varies ? { Vary: 'Accept-Encoding' } : {}),
      ETag: etag,
      'Content-Length': String(body.length),
    },
  }
}

function statOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false })
}
