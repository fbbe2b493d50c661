import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

// One orange in a view: the header's quote button is an outline while an orange button of the page is in view.

const NONE = 'rgba(0, 0, 0, 0)'
const ORANGE = 'rgb(255, 106, 43)'
const INK = 'rgb(7, 21, 33)'
const SHEET = 'rgb(253, 251, 245)'

/** One page of each kind. */
const KINDS = (
  '/ /services /services/devops /portfolio /about /contact /career /internship /blog ' +
  '/blog/cloud-bill-with-names /profile/team /privacy-policy'
).split(' ')

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get A Quote' })

test('it is an outline beside the hero and the closing band, and filled between them', async ({ page }) => {
  await page.goto('/services/devops')
  await expect(button(page)).toHaveCSS('background-color', NONE)

  await page.locator('#faq-title').scrollIntoViewIfNeeded()
  await page.locator('#reasons-title').scrollIntoViewIfNeeded()
  await expect(button(page)).toHaveCSS('background-color', ORANGE)

  await page.locator('#band-title').scrollIntoViewIfNeeded()
  await expect(button(page)).toHaveCSS('background-color', NONE)
})

test('on a page without an orange button it is filled from the first paint', async ({ page }) => {
  await page.goto('/privacy-policy')

  await expect(button(page)).toHaveCSS('background-color', ORANGE)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header can be read over all of every page, and is an outline where the first section has an orange button', async ({
    page,
  }) => {
    for (const path of KINDS) {
      await page.goto(path)

      await expect(page.locator('#header'), path).toHaveCSS('background-color', INK)
      await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ }), path).toHaveCSS('color', SHEET)
      const isNear = await page
        .locator('main .bg-signal:visible')
        .evaluateAll((buttons) => buttons.some((button) => button.getBoundingClientRect().top < innerHeight))
      await expect(button(page), path).toHaveCSS('background-color', isNear ? NONE : ORANGE)
    }
  })
})
