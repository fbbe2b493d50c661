import { once } from 'node:events'
import { statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { LaunchOptions, Page } from '@playwright/test'
import { sendQuote } from '../support/desk.ts'
import { sitemapOf } from '../support/findable.ts'
import { expect, test } from '../support/journey.ts'
import { fetchedOf } from '../support/page-checks.ts'
import type { RunningSite } from '../support/site.ts'

test.use({ pictures: true })

// Budgets of ARCHITECTURE.md, in bytes as they travel.
const SCRIPT_BEFORE_TOUCH = 5500
const HOME_BEFORE_SCROLL = 130_000
const SCRIPTS_AHEAD = 60_000
const FILES_AHEAD = 6
const STYLES = 18_000
const FONTS = 50_000
/** Of the home page's 1,700. */
const STYLED = 400
/** What TCP sends in its first two trips: 10 and 20 packets of 1,460 bytes (RFC 6928), headers included. */
const TWO_TRIPS = 43_800

for (const path of (
  '/ /services /services/devops /services/web-development /portfolio /about /contact /career /blog ' +
  '/blog/partnership-program'
).split(' ')) {
  test(`before anybody touches ${path}, its script stays within the budget and React is no part of it; the styles and fonts of ${path} stay within theirs`, async ({
    page,
    site,
  }) => {
    const fonts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'font') return
      fonts.push(response.body().then(({ length }) => length))
    })

    await expectLittleScript(page, site, path)

    // Styles stand in the page, and late ones beside it: alone they would compress to this. Paper's are not of the screen.
    const texts = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])')]
      const files = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
      return [...files, ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent)]
    })
    const styles = brotliCompressSync(texts.join('\n')).length
    expect(styles).toBeGreaterThan(5_000)
    expect(styles).toBeLessThanOrEqual(STYLES)
    const sizes = await Promise.all(fonts)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.length).toBeLessThanOrEqual(3)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FONTS)
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
  await page.waitForLoadState('networkidle')

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

test('the home page weighs little before it is scrolled, its film and what is fetched ahead aside, on a slow line too', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch(onLine('2G', launchOptions))
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
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
  await page.waitForLoadState('networkidle')

  expect(bytes).toBeGreaterThan(40_000)
  expect(bytes).toBeLessThanOrEqual(HOME_BEFORE_SCROLL)
  await page.close()

  await test.step('on a phone the first screen shares the line with nothing that it can do without', async () => {
    const phone = await browser.newPage({ baseURL: site.url, viewport: { width: 390, height: 844 } })
    await phone.goto('/', { waitUntil: 'load' })

    // By the browser's own clock: on a busy machine this process hears of the end of loading much later.
    const before = await fetchedOf(phone, 'before')
    expect(before.filter((path) => !/\.(webm|mp4)$/.test(path)).sort()).toEqual([
      expect.stringMatching(/^\/_astro\/funnel-display\.[\w-]+\.woff2$/),
      expect.stringMatching(/^\/_astro\/geist\.[\w-]+\.woff2$/),
      '/media/hero-poster.svg',
    ])
    await expect.poll(() => fetchedOf(phone, 'after')).toContainEqual(expect.stringContaining('geist-mono'))
    await expect.poll(() => fetchedOf(phone, 'after')).toContain('/art/hero.svg')
    expect(await largestOf(phone)).toContain('/media/hero-poster.svg')
  })
  await browser.close()
})

test('every page arrives within two trips of a slow line', async ({ site }) => {
  for (const path of await sitemapOf(site.url)) {
    const { encoding, bytes, text } = await arriving(new URL(path, site.url))
    expect(encoding, path).toBe('br')
    expect(bytes, path).toBeGreaterThan(10_000)
    expect(bytes, path).toBeLessThanOrEqual(TWO_TRIPS)
    // A picture in the styles comes before the first paint; a shape does as a clip-path.
    expect(text, path).not.toMatch(/url\(["']?data:/)
  }
})

test('a phone’s home page, with its own film and all that is fetched ahead, keeps within the budget that its footer names', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch(onLine('4G', launchOptions))
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  })
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    bytes.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize)
  })

  await page.goto('/', { waitUntil: 'load' })
  const ahead = await page.locator('#ahead').textContent()

  for (const name of JSON.parse(ahead ?? '[]')) await expect.poll(() => bytes.has(`/_astro/${name}.js`)).toBe(true)
  await expect.poll(() => bytes.get('/media/hero-narrow.webm') ?? 0).toBeGreaterThan(50_000)
  await page.waitForLoadState('networkidle')
  const budget = await page.locator('#this-page [data-measure=bytes]').getAttribute('data-budget')
  const whole = [...bytes.values()].reduce((sum, size) => sum + size, 0)
  await browser.close()
  expect([...bytes.keys()].filter((path) => /\.(webm|mp4)$/.test(path))).toEqual(['/media/hero-narrow.webm'])
  expect(whole).toBeLessThanOrEqual(Number(budget) * 1000)
  expect(statSync(join(import.meta.dirname, '../../site/public/media/hero-narrow.mp4')).size).toBeLessThan(135_000)
})

/** The address of the picture that counts as the page's largest so far. */
function largestOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.toJSON().url))
        seen.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Chromium fetches lazy pictures from as far away as it thinks the line slow, or the machine: 1,250 px on 4G, 6,000 px on 2G. */
function onLine(type: '2G' | '4G', options: LaunchOptions): LaunchOptions {
  return { ...options, args: [...(options.args ?? []), `--force-effective-connection-type=${type}`] }
}

/** A page as it travels to a browser: its bytes with headers, and the text that they hold. */
async function arriving(url: URL): Promise<{ encoding: string | undefined; bytes: number; text: string }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  const encoding = response.headers['content-encoding']
  const headers = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)
  return { encoding, bytes: body.length + headers, text: String(encoding === 'br' ? brotliDecompressSync(body) : body) }
}

for (const path of ['/', '/career', '/blog/partnership-program']) {
  test(`${path} fetches the first scripts of its islands ahead, in few files, and runs none of them`, async ({
    page,
  }) => {
    // So low that no other island is near when the dialog opens.
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto(path)
    const ahead = page.locator('link[rel=modulepreload]')
    const listed = JSON.parse((await page.locator('#ahead').textContent()) ?? '[]') as string[]
    expect(listed.length).toBeGreaterThan(2)
    expect(listed.length).toBeLessThanOrEqual(FILES_AHEAD)
    await expect(ahead).toHaveCount(listed.length)
    await page.waitForLoadState('networkidle')
    const names = await ahead.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const fetchedLater: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && fetchedLater.push(request.url()))
    let bytes = 0
    for (const url of names) bytes += brotliCompressSync(await (await fetch(url)).text()).length

    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0)
    await page.locator('[data-opens=quote]:visible').first().click()
    await expect(page.locator('#quote-dialog astro-island:not([ssr])')).toHaveCount(1)

    // What is already here is not asked for again, and a browser fetches the rest at once, six at a time.
    expect(fetchedLater.filter((url) => names.includes(url))).toEqual([])
    expect(fetchedLater.filter((url) => !/Actions/.test(url)).length).toBeLessThan(6)
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
  await page.waitForLoadState('networkidle')

  expect(await page.locator('#ahead').count()).toBe(1)
  expect(scripts).toEqual([])
})

for (const [what, width, press, shown] of [
  ['the quote dialog', 1440, '.header-quote', '#quote-dialog[open]'],
  ['the menu of a phone', 390, '.header-menu', '#menu:popover-open'],
] as const) {
  test(`${what} has the browser compute the style of little, however long the home page is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // The run of the clients' names styles 25 elements a frame, in as many frames as there are.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    // The last class that has every element styled again, and the last part of the page that comes back.
    await expect(page.locator('html')).toHaveClass(/lettered/)
    await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible')
    const devtools = await page.context().newCDPSession(page)
    let styled = 0
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[])
        if (name === 'UpdateLayoutTree') styled += args.elementCount ?? 0
    })
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })

    // By script, and asleep: a pointer on the button would wake the form at once, its dialog after one frame.
    await page.evaluate(() =>
      document.addEventListener('wake:quote', (woken) => woken.stopImmediatePropagation(), true),
    )
    await page.locator(press).evaluate((button: HTMLElement) => button.click())
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page.locator(shown)).toBeVisible()

    await devtools.send('Tracing.end')
    await ended
    expect(styled).toBeGreaterThan(50)
    expect(styled).toBeLessThanOrEqual(STYLED)
  })
}
