import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'

// A link to a part of a page lands there: at any width, on a slow line, with a cold or a warm cache.

const WIDTHS = [320, 390, 412, 768, 1024, 1440]
const HOME_LINKS = ['/#services', '/?technology=blockchain#emerging', '/?service=devops#consultation']
/** How far from its place a part may land, in px: rounding, and a border above it. */
const TOLERANCE = 4

for (const width of WIDTHS)
  test(`links into the home page land at ${width} px, cold and warm`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const link of HOME_LINKS) {
      for (const load of ['cold', 'warm']) {
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

    await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click()

    await expect(page).toHaveURL('/?service=devops#consultation')
    await expectLanded(page, 'Schedule Consultation')
    expect((await scrolling(page)).filter(isOnTheWay), 'places that were passed in a glide').toEqual([])
    await expect(page.locator('#consultation').getByRole('combobox', { name: 'Service' })).toHaveText('DevOps')
  })

for (const width of [390, 1440])
  test(`on a slow line a link into the home page lands at ${width} px, 10 of 10 times`, async ({ page }) => {
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
    for (let load = 1; load <= 10; load += 1) {
      await line.send('Network.setCacheDisabled', { cacheDisabled: load % 2 === 1 })
      await page.goto('about:blank')
      await page.goto('/?service=devops#consultation', { waitUntil: 'commit' })
      await expectLanded(page, `load ${load}`)
    }
  })

for (const width of [390, 1440])
  test(`every link of the site to a part of a page lands there at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000)
    const links = new Set<string>()
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const link of await page.evaluate(fragmentLinks)) links.add(link)
    }
    expect(links.size).toBeGreaterThan(40)

    await page.setViewportSize({ width, height: 900 })
    for (const link of links) {
      await page.goto('about:blank')
      await page.goto(link)
      await expectLanded(page, link, 250)
    }
  })

test('a visitor who scrolls away at once is not brought back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#consultation', { waitUntil: 'domcontentloaded' })
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -3000)
  await page.waitForTimeout(700)
  const left = await page.evaluate(() => scrollY)

  await page.waitForTimeout(1500)

  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(100)
})

/** The part of the address stands at its place and stays there: at the top of the view, or as far up as the page goes. */
async function expectLanded(page: Page, link: string, settleMs = 900) {
  await page.waitForLoadState('load')
  // Late fonts, pictures and islands come within this time, and may not move it.
  await page.waitForTimeout(settleMs)
  await expect.poll(() => page.evaluate(distance), { message: link, timeout: 4000 }).toBeLessThanOrEqual(TOLERANCE)
}

/** Px between the part of the address and its place. */
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

/** The links of this page to a part of a page of this site, its own included, as a visitor from elsewhere has them. */
function fragmentLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]:not(.skip-link)')]
  return links
    .filter(({ origin, hash }) => origin === location.origin && hash !== '')
    .map(({ pathname, search, hash }) => pathname + search + hash)
}

async function recordScrolling(page: Page) {
  await page.addInitScript(() => {
    window.places = []
    addEventListener('scroll', () => window.places.push(scrollY))
  })
}

const scrolling = (page: Page) =>
  page
    .evaluate(() => ({ places: window.places, end: scrollY }))
    .then(({ places, end }) => places.map((place) => ({ place, end })))

const isOnTheWay = ({ place, end }: { place: number; end: number }) => place > 50 && Math.abs(place - end) > 400

declare global {
  interface Window {
    /** Where the page was at each scroll event, in px. */
    places: number[]
  }
}
