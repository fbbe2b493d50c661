import { expect, test } from 'vitest'
import { contentTypeOf } from './content-type.ts'

test.each([
  ['about.html', 'text/html; charset=utf-8'],
  ['_astro/x.js', 'text/javascript; charset=utf-8'],
  ['_astro/x.css', 'text/css; charset=utf-8'],
  ['data.json', 'application/json; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['icon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['x.wasm', 'application/wasm'],
  ['hero.mp4', 'video/mp4'],
  ['a.avif', 'image/avif'],
  ['a.webp', 'image/webp'],
  ['a.woff2', 'font/woff2'],
  ['cv.pdf', 'application/pdf'],
  ['noise', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type)
})
