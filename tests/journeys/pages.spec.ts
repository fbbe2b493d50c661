import type { Page } from '@playwright/test'
import { faults } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { PAGES } from '../support/pages.ts'

// Every page by its address (specification 2.1), looked at as a visitor with and without script meets it.

const MISSING = [
  { path: '/services/mobile-app-development', text: '404 Page Not Found' },
  { path: '/services/cloud-services', text: '404 Page Not Found' },
  { path: '/services/artificial-intelligence', text: '404 Page Not Found' },
  { path: '/nowhere', text: '404 Page Not Found' },
  { path: '/blog/nothing-here', text: 'Article Not Found' },
  { path: '/profile', text: 'Profile not found' },
  { path: '/profile/nobody', text: 'Profile not found' },
]

for (const path of PAGES) {
  test(`${path} answers, says what it is, and does not scroll sideways`, async ({ page }) => {
    const complaints = complaintsOf(page)

    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/.{10,}/)
    // Safari before 26.2 drops the whole declaration, and with it the underline.
    expect(await response?.text()).not.toMatch(/text-decoration:[^;}"]*\d(px|em|rem|%)/)
    for (const width of [1920, 1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
  })

  for (const width of [390, 1440]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await wakeAll(page)

      expect(await faults(page)).toEqual([])
    })
  }
}

for (const { path, text } of MISSING) {
  test(`${path} is not there: status 404 and "${text}"`, async ({ page }) => {
    const response = await page.goto(path)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
    expect(await faults(page)).toEqual([])
  })
}

test('axe finds nothing while a menu or the dialog is open', async ({ page }) => {
  test.slow()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Show all services' }).click()
  await expect(page.locator('#mega-menu')).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.keyboard.press('Escape')
  await page.locator('.header-quote').click()
  await expect(page.locator('#quote-dialog form[data-awake]')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.locator('#quote-dialog').getByRole('button', { name: 'Send my request' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await faults(page)).toEqual([])
})

for (const width of [390, 1440]) {
  test(`axe finds nothing on the home page with tabs, answers and dialog open at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await wakeAll(page)

    for (const name of ['Artificial Intelligence', 'Blockchain', 'Cloud', 'Internet of Things', 'Mixed Reality']) {
      const tab = page.locator('#emerging').getByRole('tab', { name, exact: true })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await faults(page)).toEqual([])
    }
    await page
      .locator('#services')
      .getByRole('tab', { name: /^Mobile Development/ })
      .click()
    // Its question stands open on arrival.
    await expect(page.getByText('An MVP takes 2 weeks to 4 months')).toBeVisible()
    expect(await faults(page)).toEqual([])

    await page.locator('#services').getByRole('tabpanel').getByRole('link', { name: 'GET A QUOTE' }).click()
    await expect(page.locator('#quote-dialog form[data-awake]')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`${path} shows all its words`, async ({ page }) => {
      await page.goto(path)

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const heading of await page.locator('main h2:not(dialog h2)').all()) await expect(heading).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

/** Scrolls through the page, so that what wakes near the view is awake, and back. */
async function wakeAll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 900) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(30)
  }
  await page.waitForLoadState('networkidle')
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
