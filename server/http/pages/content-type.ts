import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
}

/** Texts that shrink; everything else is compressed already. */
const COMPRESSIBLE = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.map',
  '.xml',
  '.txt',
  '.md',
  '.webmanifest',
  '.svg',
  '.ico',
  '.wasm',
])

/** By the file's ending, never by its contents. Feeds have types of their own, which are looked at. */
export function contentTypeOf(file: string): string {
  if (/(^|\/)(rss|feed)[^/]*\.xml$/.test(file)) return 'application/rss+xml; charset=utf-8'
  if (/(^|\/)atom[^/]*\.xml$/.test(file)) return 'application/atom+xml; charset=utf-8'
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.has(extname(file).toLowerCase())
}
