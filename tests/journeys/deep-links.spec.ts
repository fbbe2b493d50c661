import type { Locator, Page } from '@playwright/test'
import { quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'
import { awake, choose } from '../support/visitor.ts'

// A link to a part of a page lands there: at any width, on a slow line, with a cold or a warm cache.

const IS_FULL = process.env.JOURNEYS === 'full'
/** `npm run test:full` adds the widths between, and more loads on the slow line. */
const WIDTHS = IS_FULL ? [320, 390, 412, 768, 1024, 1440] : [390, 1440]
const SLOW_LOADS = IS_FULL ? 10 : 2
const HOME_LINKS = ['/#services', '/?technology=blockchain#emerging', '/?service=devops#consultation']
/** How far from its place a part may land, in px: rounding, and a border above it. */
const TOLERANCE = 4

for (const width of WIDTHS)
  test(`links into the home page land at ${width} px, cold and warm`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const [at, link] of HOME_LINKS.entries()) {
      // What the first link fetched is in the cache of this visit.
      for (const load of at === 0 ? ['cold', 'warm'] : ['warm']) {
        await page.goto('about:blank')
        await page.goto(link)
        await expectLanded(page, `${link}, ${load}`)
      }
    }
  })

for (const width of [390, 1440])
  test(`a link of another page jumps to its place on the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordScrolling(page)
    await page.goto('/services/devops')
    const draft = { values: { fullName: 'Ada', service: 'not-sure' }, page: '/', at: Date.now() }
    await page.evaluate((text) => localStorage.setItem('draft:consultation', text), JSON.stringify(draft))
    if (width === 1440) {
      await test.step('on a page of a service, the header asks for a quote of that service', () =>
        expectQuoteOfDevops(page, page.getByRole('banner')))
      await test.step('Get A Quote and Schedule Consultation come with the service of the page chosen', () =>
        expectQuoteOfDevops(page, page.locator('section[aria-labelledby=band-title]')))
    }

    await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click()

    await expect(page).toHaveURL('/?service=devops#consultation')
    await expectLanded(page, 'Schedule Consultation')
    expect(await passed(page), 'places that were passed in a glide').toEqual([])
    const form = page.locator('#consultation form')
    const service = form.getByRole('combobox', { name: 'Service' })
    await expect(service).toHaveText('DevOps')
    if (width === 390) return
    await test.step('it outlives a reload, beside a draft of another page', async () => {
      await page.reload()
      await service.focus()
      await expect(form.getByLabel('Full name')).toHaveValue('Ada')
      await expect(service).toHaveText('DevOps')
    })
    await test.step('another choice outlives a reload', async () => {
      await choose(await awake(form), 'Service', 'QA Testing')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:consultation') ?? '')).toContain('qa-')
      await page.reload()
      await service.focus()
      await awake(form)
      await expect(service).toHaveText('QA Testing')
    })
  })

test('a page that is loaded again, or come back to, is where a phone left it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const settled = async () => {
    await expect(page.locator('html')).toHaveClass(/lettered/)
    await expect(page.locator('body > footer')).toHaveCSS('content-visibility', 'visible')
  }
  for (const path of ['/', '/blog/four-day-survey']) {
    await page.goto(path)
    await settled()
    const left = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' })
      return scrollY
    })
    for (const again of [() => page.reload(), () => page.goto('/terms-of-service').then(() => page.goBack())]) {
      await again()
      await settled()
      expect(Math.abs((await page.evaluate(() => scrollY)) - left), path).toBeLessThan(100)
    }
  }
})

for (const width of IS_FULL ? [390, 1440] : [390])
  test(`on a slow line a link into the home page lands at ${width} px, ${SLOW_LOADS} of ${SLOW_LOADS} times`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    // Slow 4G: bytes each second, and ms.
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    })
    for (let load = 1; load <= SLOW_LOADS; load += 1) {
      await line.send('Network.setCacheDisabled', { cacheDisabled: load % 2 === 1 })
      await page.goto('about:blank')
      await page.goto('/?service=devops#consultation', { waitUntil: 'commit' })
      await expectLanded(page, `load ${load}`)
    }
  })

for (const width of IS_FULL ? [390, 1440] : [390])
  test(`every link of the site to a part of a page lands there at ${width} px`, async ({ page, site, request }) => {
    test.setTimeout(600_000)
    const links = new Set<string>()
    for (const path of PAGES)
      for (const link of fragmentLinks(await (await request.get(path)).text(), new URL(path, site.url))) links.add(link)
    expect(links.size).toBeGreaterThan(40)

    await page.setViewportSize({ width, height: 900 })
    for (const link of IS_FULL ? links : farthest([...links])) {
      await page.goto('about:blank')
      await page.goto(link)
      await expectLanded(page, link)
    }
  })

test('a press on a link within a page that has just loaded leads to its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/settled/)
  await page.getByRole('link', { name: 'Get Started Today' }).click()
  await expectLanded(page, 'Get Started Today')
})

test('a visitor who scrolls away at once is not brought back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#consultation', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -3000)
  const left = await page.evaluate(whereItRests)

  await page.waitForLoadState('networkidle')

  expect(Math.abs((await page.evaluate(whereItRests)) - left)).toBeLessThan(100)
})

async function expectQuoteOfDevops(page: Page, place: Locator) {
  await place.getByRole('link', { name: 'Get A Quote' }).click()
  await expect(quoteDialog(page).getByRole('combobox', { name: 'Service' })).toContainText('DevOps')
  await page.keyboard.press('Escape')
  await expect(quoteDialog(page)).toBeHidden()
}

/** The part of the address stands at its place and stays there: at the top of the view, or as far up as the page goes. */
async function expectLanded(page: Page, link: string) {
  await page.waitForLoadState('load')
  // What comes late may not move it: fonts, then islands and pictures, until the page has been still for ten frames.
  await expect(page.locator('html')).toHaveClass(/lettered/)
  await expect.poll(() => page.evaluate(distanceOnceStill), { message: link }).toBeLessThanOrEqual(TOLERANCE)
}

/** Px between the part of the address and its place, once neither page nor view has changed for ten frames. */
async function distanceOnceStill(): Promise<number> {
  let last = ''
  for (let still = 0, frame = 0; still < 10 && frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame)
    const now = `${scrollY} ${document.documentElement.scrollHeight}`
    still = now === last ? still + 1 : 0
    last = now
  }
  return distance()

  function distance(): number {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target) return Number.POSITIVE_INFINITY
    // A part that is opened as a dialog is there when it is seen.
    if (target instanceof HTMLDialogElement) return target.open ? 0 : Number.POSITIVE_INFINITY
    const px = (value: string) => Number.parseFloat(value) || 0
    const margin =
      px(getComputedStyle(document.documentElement).scrollPaddingTop) + px(getComputedStyle(target).scrollMarginTop)
    const wanted = scrollY + target.getBoundingClientRect().top - margin
    const most = document.documentElement.scrollHeight - innerHeight
    return Math.abs(scrollY - Math.max(0, Math.min(wanted, most)))
  }
}

/** The links of a page to a part of a page of this site, its own included, as a visitor from elsewhere has them. */
function fragmentLinks(html: string, base: URL): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), base))
    .filter(({ origin, hash }) => origin === base.origin && hash !== '#main')
    .map(({ pathname, search, hash }) => pathname + search + hash)
}

/** Of the links to parts of one page the last, which lies farthest; whatever else the address chooses. */
function farthest(links: readonly string[]): string[] {
  return [...new Map(links.map((link) => [link.replace(/[?#].*/, ''), link])).values()]
}

/** Where the view is once it has not moved for ten frames, px. */
async function whereItRests(): Promise<number> {
  for (let still = 0, last = -1; still < 10; last = scrollY) {
    await new Promise(requestAnimationFrame)
    still = scrollY === last ? still + 1 : 0
  }
  return scrollY
}

async function recordScrolling(page: Page) {
  await page.addInitScript(() => {
    window.places = []
    addEventListener('scroll', () => window.places.push(scrollY))
  })
}

/** The places that were passed on the way to where the view is, as in a glide. */
function passed(page: Page): Promise<number[]> {
  return page.evaluate(() => window.places.filter((place) => place > 50 && Math.abs(place - scrollY) > 400))
}

declare global {
  interface Window {
    /** Where the page was at each scroll event, in px. */
    places: number[]
  }
}
