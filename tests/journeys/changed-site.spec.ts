import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { faults } from '../support/axe.ts'
import { CHANGED_SETTINGS, changedSite } from '../support/changed-site.ts'
import { bareTest as base, expect } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

// A site with other content and settings than ours (tests/support/changed-site.ts). It has a measurement ID: Google's
// script never comes from the net: a page that asks for it is answered here, and what it was asked stands in `asked`.

const ID = CHANGED_SETTINGS.PUBLIC_GA_MEASUREMENT_ID

/** Sets the cookies that Google's script sets. */
const GOOGLE = `window.googleCame = true; document.cookie = '_ga=GA1.1.7; path=/'; document.cookie = '_ga_TEST123ABC=GS1.1.7; path=/'`

const test = base.extend<{ asked: string[] }, { added: string }>({
  added: [
    async ({}, use) => {
      const { root, remove } = await changedSite()
      const site = await startSite({ root, env: CHANGED_SETTINGS })
      await use(site.url)
      await site.remove()
      remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ added }, use) => use(added),
  asked: [
    async ({ context, added }, use) => {
      const asked: string[] = []
      await context.route(
        (url) => url.origin !== added,
        (route) => {
          asked.push(route.request().url())
          return route.fulfill({ contentType: 'text/javascript', body: GOOGLE })
        },
      )
      await use(asked)
    },
    { auto: true },
  ],
})
test.describe.configure({ mode: 'default' })

test.describe('added content', () => {
  // A browser that says no for its owner: it is not asked.
  test.beforeEach(({ context }) =>
    context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
  )

  test('it has a whole page, stands in the menu, the listing and the quote form, and axe finds nothing', async ({
    page,
  }) => {
    await page.goto('/services/tide-tables')

    const sections = await page
      .locator('main section[aria-labelledby$=-title]')
      .evaluateAll((found) => found.map((section) => section.getAttribute('aria-labelledby')))
    expect(sections).toEqual(
      'page offerings solutions reasons process stack achievements expertise sites band faq'
        .split(' ')
        .map((name) => `${name}-title`),
    )
    await expect(page.locator('.chart-points li')).toHaveCount(4)
    await expect(page.locator('.highlights > li')).toHaveCount(4)
    await expect(page.getByRole('banner').locator('#mega-menu').getByText('Tide Tables')).toHaveCount(1)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await faults(page)).toEqual([])

    await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).first().click()
    await expect(page.getByRole('combobox', { name: 'Service' })).toContainText('Tide Tables')
  })

  test('a copy of another service without a chart for its hero has a sea-bed there', async ({ page }) => {
    await page.goto('/services/slack-water')

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.inner-hero-art svg').first()).toBeVisible()
    await expect(page.locator('.inner-hero figcaption, .chart-points')).toHaveCount(0)
  })

  test('a picture beside an article is built in all its sizes', async ({ request }) => {
    const html = async (path: string) => (await request.get(path)).text()
    const picture = /<picture>.*?<\/picture>/.exec(await html('/blog/cloud-bill-with-names'))?.[0] ?? ''
    expect(picture).toMatch(/<img src="[^"]+" .* alt="Costs &amp; hours by month" width="900" height="600"/)
    const [, cover = ''] = /<img src="(\/_astro\/chart[^"]+\.webp)"/.exec(await html('/blog')) ?? []
    expect(cover && picture).toContain(cover)
    const files = [...picture.matchAll(/(\/_astro\/chart\.\S+?-(\d+)\.(avif|webp)) \d+w/g)]
    expect(files.map(([, , width, format]) => `${format} ${width}`)).toEqual(
      ['avif', 'webp'].flatMap((format) => [400, 696, 900].map((width) => `${format} ${width}`)),
    )
    for (const [, url = '', width, format] of files) {
      const { width: drawn, format: kind } = await sharp(await (await request.get(url)).body()).metadata()
      expect([drawn, kind]).toEqual([Number(width), format === 'avif' ? 'heif' : 'webp'])
    }
    expect(await html('/blog/four-day-survey')).not.toContain('<picture')
  })

  test('fifteen are shown, and more on demand, from where the reader was', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(15)
    await page.getByRole('searchbox').press('Tab')
    await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')

    await page.getByRole('link', { name: 'Show more articles' }).click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(() => page.context().pages().length).toBe(2)
    await expect(cards(page)).toHaveCount(15)
    await page.getByRole('link', { name: 'Show more articles' }).click()

    await expect(cards(page)).toHaveCount(27)
    await expect(cards(page).nth(15).getByRole('link')).toBeFocused()
    await expect(page.locator('#more-articles')).toContainText('27 of 40 shown')
    await expect(page).toHaveURL(/\/blog\?show=27$/)
    await page.getByRole('link', { name: 'Show more articles' }).click()
    await page.getByRole('link', { name: 'Show more articles' }).click()
    await expect(cards(page)).toHaveCount(40)
    await expect(page.locator('#more-articles')).toBeHidden()
    await page.goBack()
    await expect(cards(page)).toHaveCount(39)
  })

  test('a new search starts with its first answers', async ({ page }) => {
    await page.goto('/blog?show=40')
    await expect(cards(page)).toHaveCount(40)
    await page.getByRole('searchbox').fill('partner')
    await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')

    await page.getByRole('searchbox').press('Enter')

    await expect(page.getByText('with “partner”')).toBeVisible()
    const found = await cards(page).count()
    expect(found).toBeLessThan(15)
    expect(found).toBeGreaterThan(2)
    await expect(page).toHaveURL(/\/blog\?q=partner$/)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the same link brings the same articles', async ({ page }) => {
      await page.goto('/blog')
      await expect(cards(page)).toHaveCount(15)

      await page.getByRole('link', { name: 'Show more articles' }).click()

      await expect(cards(page)).toHaveCount(27)
    })
  })
})

test('a visitor is asked once, and nothing is fetched from elsewhere before the answer', async ({ page, asked }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))

  await page.goto('/blog')
  await expect(bar(page)).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await page.goto('/privacy-policy')

  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => [typeof window.gtag, document.cookie])).toEqual(['undefined', ''])
  expect(asked).toEqual([])
  expect(warnings).toEqual([])
})

test('who allows it is measured from then on, and not asked again', async ({ page, asked }) => {
  await page.goto('/blog')
  await bar(page).getByRole('button', { name: 'Allow' }).click()

  await expect(bar(page)).toBeHidden()
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  // The security policy lets it run.
  await expect.poll(() => page.evaluate('window.googleCame')).toBe(true)
  await page.getByRole('searchbox').fill('partner')
  await expect(page.locator('astro-island:has(.post-filter)')).not.toHaveAttribute('ssr')
  await page.getByRole('searchbox').press('Enter')
  expect(await told(page)).toEqual([
    ['js', expect.anything()],
    ['config', ID, { send_page_view: false }],
    ['event', 'page_view', { event_category: 'page', event_label: '/blog' }],
    ['event', 'search', { event_category: 'blog', event_label: 'partner' }],
  ])

  await page.goto('/about')
  await expect.poll(() => asked.length).toBe(2)
  await expect(bar(page)).toBeHidden()
  expect((await told(page)).at(-1)).toEqual(['event', 'page_view', { event_category: 'page', event_label: '/about' }])
})

test('who declines is neither measured nor asked again, until they ask themselves', async ({ page, asked }) => {
  const other = await page.context().newPage()
  await other.goto('/about')
  await expect(bar(other)).toBeVisible()
  await page.goto('/blog')
  await bar(page).getByRole('button', { name: 'No, thanks' }).click()
  for (const tab of [page, other]) await expect(bar(tab)).toBeHidden()

  await page.goto('/blog/partnership-program')
  await page.mouse.wheel(0, 800)
  await expect(bar(page)).toBeHidden()
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  expect(asked).toEqual([])

  // What the footer tells of the page moves all below it.
  await expect(page.locator('#this-page')).toBeVisible()
  await page.getByRole('link', { name: 'Analytics choice' }).click()
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Allow' }).click()
  // By each tab.
  await expect.poll(() => asked.length).toBe(2)
})

test('consent is withdrawn by the same link, at once and for every later page', async ({ page, asked }) => {
  await page.goto('/about')
  await bar(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga_TEST123ABC')

  await expect(page.locator('#this-page')).toBeVisible()
  await page.getByRole('link', { name: 'Analytics choice' }).click()
  await bar(page).getByRole('button', { name: 'No, thanks' }).click()

  expect(await page.evaluate(() => [typeof window.gtag, document.cookie])).toEqual(['undefined', ''])
  expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID)).toBe(true)
  await page.goto('/blog')
  await expect(bar(page)).toBeHidden()
  expect(asked).toHaveLength(1)
})

test('a browser that says no for its owner has answered', async ({ page, asked }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))

  await page.goto('/blog')
  await page.mouse.wheel(0, 400)

  await expect(bar(page)).toBeHidden()
  expect(asked).toEqual([])
})

test('the question is answered by keyboard, hides nothing, and passes axe on every width', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy-policy')
    await expect(bar(page)).toBeVisible()
    expect(await faults(page)).toEqual([])
    expect((await bar(page).boundingBox())?.height).toBeLessThan(260)
  }

  const decline = bar(page).getByRole('button', { name: 'No, thanks' })
  await bar(page).getByRole('link', { name: 'Privacy policy' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Allow' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(decline).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(bar(page)).toBeHidden()
})

test('a page whose address holds a private token is not measured, whatever was agreed', async ({ page, asked }) => {
  await page.goto('/about')
  await bar(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => asked.length).toBe(1)

  for (const path of ['/newsletter/confirm', '/s']) {
    await page.goto(`${path}/${'a'.repeat(43)}`)
    await page.mouse.wheel(0, 400)

    expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
    expect(asked).toHaveLength(1)
  }
})

function cards(page: Page) {
  return page.locator('#articles > li:visible')
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'Analytics' })
}

/** What Google's script would find waiting for it. */
function told(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const queue = (window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []
    return queue.map((sent) => Array.from(sent))
  })
}
