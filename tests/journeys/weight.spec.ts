import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../support/journey.ts'

// Budgets of ARCHITECTURE.md, in bytes as they travel.
const SCRIPT_BEFORE_TOUCH = 4500
const HOME_BEFORE_SCROLL = 130_000

for (const path of [
  '/',
  '/services',
  '/services/web-development',
  '/portfolio',
  '/contact',
  '/career',
  '/blog',
  '/blog/partnership-program',
]) {
  test(`before anybody touches ${path}, its script stays within the budget and React is no part of it`, async ({
    page,
    site,
  }) => {
    const scripts: string[] = []
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))

    await page.goto(path, { waitUntil: 'load' })
    await page.waitForTimeout(1000)

    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter((script) => !script.src && (!script.type || script.type === 'module'))
        .map((script) => script.textContent ?? ''),
    )
    const files = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
    const bytes = [...files, inline.join('\n')].reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BEFORE_TOUCH)
    expect([...files, ...inline].some((text) => text.includes('react.element') || text.includes('createRoot'))).toBe(
      false,
    )
    expect(scripts.every((url) => url.startsWith(site.url))).toBe(true)
  })
}

test('the home page weighs little before it is scrolled, its film aside', async ({ page }) => {
  let bytes = 0
  page.on('response', async (response) => {
    if (/\.(webm|mp4)$/.test(new URL(response.url()).pathname)) return
    const sizes = await response
      .request()
      .sizes()
      .catch(() => undefined)
    bytes += sizes?.responseBodySize ?? 0
  })

  await page.goto('/', { waitUntil: 'load' })
  await page.waitForTimeout(1500)

  expect(bytes).toBeGreaterThan(40_000)
  expect(bytes).toBeLessThanOrEqual(HOME_BEFORE_SCROLL)
})

test('on a phone the first screen shares the line with nothing that it can do without', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const before: string[] = []
  page.on('request', (request) => before.push(request.url().slice(site.url.length)))

  await page.goto('/', { waitUntil: 'load' })
  const fetched = [...before]
  await page.waitForTimeout(1000)

  expect(fetched.filter((path) => !/\.(webm|mp4)$/.test(path)).sort()).toEqual([
    '/',
    expect.stringMatching(/^\/_astro\/funnel-display\.[\w-]+\.woff2$/),
    expect.stringMatching(/^\/_astro\/geist\.[\w-]+\.woff2$/),
    '/media/hero-poster.avif',
  ])
  expect(before.some((path) => path.includes('geist-mono'))).toBe(true)
})
