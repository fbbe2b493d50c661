import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { sendQuote } from '../support/desk.ts'
import { sitemapOf } from '../support/findable.ts'
import { expect, test } from '../support/journey.ts'
import type { RunningSite } from '../support/site.ts'

// Budgets of ARCHITECTURE.md, in bytes as they travel.
const SCRIPT_BEFORE_TOUCH = 4500
const HOME_BEFORE_SCROLL = 130_000
const SCRIPTS_AHEAD = 130_000
/** What TCP sends in its first two trips: 10 and 20 packets of 1,460 bytes (RFC 6928), headers included. */
const TWO_TRIPS = 43_800

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
    await expectLittleScript(page, site, path)
  })
}

test('before anybody touches a receipt, its script stays within the budget and React is no part of it', async ({
  page,
  site,
  request,
}) => {
  const { receipt } = await sendQuote(request)

  await expectLittleScript(page, site, receipt)
})

async function expectLittleScript(page: Page, site: RunningSite, path: string): Promise<void> {
  const fetched: string[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && fetched.push(response.url()))

  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(1000)

  // What is fetched ahead is not run.
  const list = page.locator('#ahead')
  const ahead = (await list.count()) > 0 ? (JSON.parse((await list.textContent()) ?? '[]') as string[]) : []
  const scripts = fetched.filter((url) => !ahead.some((name) => url.endsWith(`/_astro/${name}.js`)))

  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && (!script.type || script.type === 'module'))
      .map((script) => script.textContent ?? ''),
  )
  const files = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  const bytes = [...files, inline.join('\n')].reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BEFORE_TOUCH)
  expect([...files, ...inline].some((text) => text.includes('react.element') || text.includes('createRoot'))).toBe(
    false,
  )
  expect(scripts.every((url) => url.startsWith(site.url))).toBe(true)
}

test('the home page weighs little before it is scrolled, its film and what is fetched ahead aside', async ({
  page,
}) => {
  let bytes = 0
  page.on('response', async (response) => {
    // Neither its film nor what is fetched ahead, after all else.
    if (/\.(webm|mp4)$|^\/_astro\/.*\.js$/.test(new URL(response.url()).pathname)) return
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

test('every page arrives within two trips of a slow line, compressed as the browser likes best', async ({
  page,
  site,
}) => {
  for (const path of await sitemapOf(site.url)) {
    const response = await page.goto(path, { waitUntil: 'commit' })
    await response?.finished()
    const { responseBodySize = 0, responseHeadersSize = 0 } = (await response?.request().sizes()) ?? {}

    expect(response?.headers()['content-encoding'], path).toBe('br')
    expect(responseBodySize, path).toBeGreaterThan(10_000)
    expect(responseBodySize + responseHeadersSize, path).toBeLessThanOrEqual(TWO_TRIPS)
  }
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

for (const path of ['/', '/career', '/blog/partnership-program']) {
  test(`${path} fetches the scripts of its islands ahead, and runs none of them`, async ({ page }) => {
    await page.goto(path)
    const ahead = page.locator('link[rel=modulepreload]')
    const listed = JSON.parse((await page.locator('#ahead').textContent()) ?? '[]') as string[]
    expect(listed.length).toBeGreaterThan(5)
    await expect(ahead).toHaveCount(listed.length)
    await page.waitForLoadState('networkidle')
    const names = await ahead.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const fetchedLater: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && fetchedLater.push(request.url()))
    let bytes = 0
    for (const url of names) bytes += brotliCompressSync(await (await fetch(url)).text()).length

    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0)
    const opener = page.locator('[data-opens=quote]:visible').first()
    await opener.click()
    await expect(page.locator('#quote-dialog astro-island:not([ssr])')).toHaveCount(1)

    // Already here: its island asks for nothing more.
    expect(fetchedLater).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(bytes).toBeLessThanOrEqual(SCRIPTS_AHEAD)
  })
}

test('a visitor who saves data gets no scripts ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))

  await page.goto('/about', { waitUntil: 'load' })
  await page.waitForTimeout(1000)

  expect(await page.locator('#ahead').count()).toBe(1)
  expect(scripts).toEqual([])
})
