import type { Page } from '@playwright/test'
import { anotherBuild } from '../support/another-build.ts'
import { faults } from '../support/axe.ts'
import { bareTest as base, expect } from '../support/journey.ts'
import { startSite } from '../support/site.ts'

// The site built with a measurement ID, served under the headers that go with it. Google's script never comes from the
// net: a page that asks for it is answered here, and what it was asked stands in `asked`.

const ID = 'G-TEST123ABC'

/** Sets the cookies that Google's script sets. */
const GOOGLE = `window.googleCame = true; document.cookie = '_ga=GA1.1.7; path=/'; document.cookie = '_ga_TEST123ABC=GS1.1.7; path=/'`

const test = base.extend<{ asked: string[] }, { measured: string }>({
  measured: [
    async ({}, use) => {
      const build = await anotherBuild({ settings: { PUBLIC_GA_MEASUREMENT_ID: ID } })
      const site = await startSite({ root: build.root, env: { PUBLIC_GA_MEASUREMENT_ID: ID } })
      await use(site.url)
      await site.remove()
      build.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ measured }, use) => use(measured),
  asked: [
    async ({ context, measured }, use) => {
      const asked: string[] = []
      await context.route(
        (url) => url.origin !== measured,
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
// One worker: the build is made once.
test.describe.configure({ mode: 'default' })

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
  await page.goto('/blog')
  await bar(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(bar(page)).toBeHidden()

  await page.goto('/blog/partnership-program')
  await page.mouse.wheel(0, 800)
  await expect(bar(page)).toBeHidden()
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  expect(asked).toEqual([])

  await page.getByRole('link', { name: 'Analytics choice' }).click()
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => asked.length).toBe(1)
})

test('consent is withdrawn by the same link, at once and for every later page', async ({ page, asked }) => {
  await page.goto('/about')
  await bar(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga_TEST123ABC')

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

  await page.goto(`/newsletter/confirm/${'a'.repeat(43)}`)
  await page.mouse.wheel(0, 400)

  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined')
  expect(asked).toHaveLength(1)
})

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
