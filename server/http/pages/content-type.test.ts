import { expect, test } from 'vitest'
import { contentTypeOf, isCompressible } from './content-type.ts'

test.each([
  ['about.html', 'text/html; charset=utf-8', true],
  ['_astro/x.js', 'text/javascript; charset=utf-8', true],
  ['_astro/x.css', 'text/css; charset=utf-8', true],
  ['data.json', 'application/json; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['rss.xml', 'application/rss+xml; charset=utf-8', true],
  ['feed.json', 'application/feed+json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml', true],
  ['llms.txt', 'text/plain; charset=utf-8', true],
  ['icon.svg', 'image/svg+xml', true],
  ['favicon.ico', 'image/vnd.microsoft.icon', true],
  ['x.wasm', 'application/wasm', true],
  ['hero.mp4', 'video/mp4', false],
  ['a.avif', 'image/avif', false],
  ['a.webp', 'image/webp', false],
  ['a.woff2', 'font/woff2', false],
  ['cv.pdf', 'application/pdf', false],
  ['noise', 'application/octet-stream', false],
])('%s is %s', (file, type, compressible) => {
  expect(contentTypeOf(file)).toBe(type)
  expect(isCompressible(file)).toBe(compressible)
})
